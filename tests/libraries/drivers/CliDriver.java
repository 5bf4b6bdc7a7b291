// jars: commons-cli.jar
// SPDX-License-Identifier: Apache-2.0
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import org.apache.commons.cli.*;

/** commons-cli: option definitions, three parsers, help, failures. */
public class CliDriver {
  static Options options() {
    Options o = new Options();
    o.addOption("v", "verbose", false, "say more");
    o.addOption(Option.builder("o").longOpt("output").hasArg().argName("FILE").desc("write to FILE").build());
    o.addOption(Option.builder("D").hasArgs().valueSeparator('=').desc("define").build());
    o.addOption(Option.builder("n").longOpt("number").hasArg().type(Number.class).desc("a number").build());
    o.addRequiredOption("r", "required", true, "must be there");
    OptionGroup g = new OptionGroup();
    g.addOption(new Option("a", "first"));
    g.addOption(new Option("b", "second"));
    o.addOptionGroup(g);
    return o;
  }

  static void parse(CommandLineParser p, String... args) {
    try {
      CommandLine c = p.parse(options(), args);
      System.out.println(Arrays.toString(args) + " -> v=" + c.hasOption("v") + " o=" + c.getOptionValue("output") + " D=" + c.getOptionProperties("D") + " n=" + c.getParsedOptionValue("n") + " rest=" + c.getArgList() + " count=" + c.getOptions().length + " default=" + c.getOptionValue("x", "none"));
    } catch (ParseException e) {
      System.out.println(Arrays.toString(args) + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    CommandLineParser p = new DefaultParser();
    parse(p, "-r", "x", "-v", "rest");
    parse(p, "--required=x", "--output", "file", "--verb");
    parse(p, "-r", "x", "-Dk=v", "-D", "a=b");
    parse(p, "-r", "x", "-n", "42", "--", "-v");
    parse(p, "-r", "x", "-n", "4.5");
    parse(p, "-r", "x", "-n", "nan?");
    parse(p);
    parse(p, "-r");
    parse(p, "-r", "x", "--unknown");
    parse(p, "-r", "x", "-a", "-b");
    parse(p, "-r", "x", "-va");
    parse(new PosixParser(), "-vr", "x");
    parse(new GnuParser(), "-r", "x", "-output", "f");
    StringWriter out = new StringWriter();
    new HelpFormatter().printHelp(new PrintWriter(out, true), 60, "tool [options]", "header text", options(), 2, 4, "footer", true);
    System.out.println(out);
    System.out.println(options().getOption("o") + " " + options().hasShortOption("v") + " " + options().getMatchingOptions("re"));
    try {
      new Option("bad name", "x");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
