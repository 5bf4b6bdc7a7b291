# One GoogleTest binary per module and one ctest entry per binary: a process per test case would
# cost more than the cases. The label decides when it runs: `fast` before every commit, `slow` and
# `fuzz` in `make test`, `long` only when asked for. Sources are compiled in batches as those of the
# modules are (ALONE: names that clash); fixtures in anonymous namespaces then look shared to gcc.
function(assay_test name)
  cmake_parse_arguments(TEST "" "LABEL;TIMEOUT" "SOURCES;ALONE;DEPENDS;LIBRARIES" ${ARGN})
  if(NOT TEST_LABEL)
    set(TEST_LABEL fast)
  endif()
  if(NOT TEST_TIMEOUT)
    set(TEST_TIMEOUT 120)
  endif()
  add_executable(${name} ${TEST_SOURCES})
  set_target_properties(${name} PROPERTIES UNITY_BUILD ${ASSAY_UNITY} UNITY_BUILD_BATCH_SIZE 10)
  set_source_files_properties(${TEST_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_compile_options(${name} PRIVATE ${ASSAY_WARNINGS} -Wno-subobject-linkage)
  target_include_directories(${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
  foreach(dependency IN LISTS TEST_DEPENDS)
    target_link_libraries(${name} PRIVATE assay_${dependency})
  endforeach()
  target_link_libraries(${name} PRIVATE ${TEST_LIBRARIES} GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name} --gtest_brief=1 WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
  set_tests_properties(${name} PROPERTIES LABELS ${TEST_LABEL} TIMEOUT ${TEST_TIMEOUT})
endfunction()
