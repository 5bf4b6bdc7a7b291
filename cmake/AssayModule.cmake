# One library per folder of src/. Sources are listed by hand; DEPENDS repeats the folder's line of
# src/layers.txt (tools/check_layers compares the includes with that file).
function(assay_module name)
  cmake_parse_arguments(MODULE "" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  add_library(assay_${name} STATIC ${MODULE_SOURCES})
  target_include_directories(assay_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_compile_options(assay_${name} PRIVATE ${ASSAY_WARNINGS})
  foreach(dependency IN LISTS MODULE_DEPENDS)
    target_link_libraries(assay_${name} PUBLIC assay_${dependency})
  endforeach()
  target_link_libraries(assay_${name} PUBLIC ${MODULE_LIBRARIES})
endfunction()

set(ASSAY_WARNINGS -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Wno-missing-field-initializers)
