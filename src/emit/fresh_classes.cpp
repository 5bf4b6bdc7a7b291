// SPDX-License-Identifier: Apache-2.0
#include "emit/fresh_classes.h"

#include <fmt/format.h>

#include "source/expression.h"

namespace assay::emit {

std::string fresh_classes_call(const std::string& body,
                               const source::TestCase::FreshClasses& fresh) {
  std::string arguments = fmt::format("\"{}\"", body);
  for (const std::string& name : fresh.untouched)
    arguments += ", " + source::to_text(source::text_literal(name));
  return fmt::format("{}({});", kRunInFreshClasses, arguments);
}

std::vector<std::string> fresh_classes_helper(ClassNames& names) {
  const auto name_of = [&](const char* qualified) { return names.name_of(qualified); };
  const std::string loader = name_of("java.lang.ClassLoader"), string = name_of("java.lang.String"),
                    type = name_of("java.lang.Class"), thread = name_of("java.lang.Thread"),
                    missing = name_of("java.lang.ClassNotFoundException"),
                    method = name_of("java.lang.reflect.Method"),
                    bytes = name_of("java.io.ByteArrayOutputStream");
  return {
      fmt::format("    private static void {0}({1} body, {1}... untouched) throws {2} {{",
                  kRunInFreshClasses, string, name_of("java.lang.Throwable")),
      fmt::format("        {}<?> self = {}.lookup().lookupClass();", type,
                  name_of("java.lang.invoke.MethodHandles")),
      fmt::format("        {0} library = {0}.getSystemClassLoader().getParent();", loader),
      fmt::format("        {0} fresh = new {0}(self.getClassLoader()) {{", loader),
      fmt::format("            @{}", name_of("java.lang.Override")),
      fmt::format("            protected {}<?> loadClass({} name, boolean resolve)", type, string),
      fmt::format("                    throws {} {{", missing),
      "                synchronized (getClassLoadingLock(name)) {",
      fmt::format("                    {}<?> known = findLoadedClass(name);", type),
      "                    return known != null ? known : loadAnew(name);",
      "                }",
      "            }",
      "",
      fmt::format("            private {}<?> loadAnew({} name) throws {} {{", type, string,
                  missing),
      "                try {",
      "                    return library.loadClass(name);",
      fmt::format("                }} catch ({} ofTheProgram) {{", missing),
      "                    byte[] bytes = bytesOf(name);",
      "                    return defineClass(name, bytes, 0, bytes.length);",
      "                }",
      "            }",
      "",
      fmt::format("            private byte[] bytesOf({} name) throws {} {{", string, missing),
      fmt::format("                {} file = name.replace('.', '/') + \".class\";", string),
      fmt::format("                try ({} in = getParent().getResourceAsStream(file)) {{",
                  name_of("java.io.InputStream")),
      fmt::format("                    if (in == null) throw new {}(name);", missing),
      fmt::format("                    {0} bytes = new {0}();", bytes),
      "                    for (int next; (next = in.read()) >= 0;) bytes.write(next);",
      "                    return bytes.toByteArray();",
      fmt::format("                }} catch ({} e) {{", name_of("java.io.IOException")),
      fmt::format("                    throw new {}(name, e);", missing),
      "                }",
      "            }",
      "        };",
      "        fresh.setDefaultAssertionStatus(self.desiredAssertionStatus());",
      fmt::format("        for ({} name : untouched) {{", string),
      "            if (fresh.loadClass(name).getClassLoader() == fresh) continue;",
      fmt::format("            throw new {}(name + \" may have been initialized before\");",
                  name_of("java.lang.IllegalStateException")),
      "        }",
      fmt::format("        {} before = {}.currentThread().getContextClassLoader();", loader,
                  thread),
      fmt::format("        {}.currentThread().setContextClassLoader(fresh);", thread),
      "        try {",
      fmt::format("            {} method =", method),
      fmt::format(
          "                    {}.forName(self.getName(), true, fresh).getDeclaredMethod(body);",
          type),
      "            method.setAccessible(true);",
      "            method.invoke(null);",
      fmt::format("        }} catch ({} wrapped) {{",
                  name_of("java.lang.reflect.InvocationTargetException")),
      "            throw wrapped.getCause();",
      "        } finally {",
      fmt::format("            {}.currentThread().setContextClassLoader(before);", thread),
      "        }",
      "    }",
  };
}

}  // namespace assay::emit
