# One library per folder of src/. Sources are listed by hand; what a library may use is its line of
# src/layers.txt, which is read here and nowhere else in the build.
set(ASSAY_LAYERS "")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/src/layers.txt)
file(STRINGS ${CMAKE_SOURCE_DIR}/src/layers.txt layer_lines REGEX "^[a-z]+:")
foreach(line IN LISTS layer_lines)
  string(REGEX MATCH "^[a-z]+" layer ${line})
  string(REGEX REPLACE "^[a-z]+: *" "" below ${line})
  separate_arguments(below)
  list(APPEND ASSAY_LAYERS ${layer})
  set(ASSAY_BELOW_${layer} ${below})
endforeach()

# Several sources are compiled as one: most of the time goes into headers. Names in an anonymous
# namespace are then shared by the files of a batch; the build says so when they clash. The preset
# `dev` compiles each by itself.
option(ASSAY_UNITY "compile sources in batches" ON)

# LAYER: the folder, where it holds more than the library of its name. ALONE: sources whose names
# clash with those of others.
function(assay_module name)
  cmake_parse_arguments(MODULE "" "LAYER" "SOURCES;ALONE;LIBRARIES" ${ARGN})
  if(NOT MODULE_LAYER)
    set(MODULE_LAYER ${name})
  endif()
  add_library(assay_${name} STATIC ${MODULE_SOURCES})
  set_target_properties(assay_${name} PROPERTIES UNITY_BUILD ${ASSAY_UNITY} UNITY_BUILD_BATCH_SIZE 10)
  set_source_files_properties(${MODULE_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  target_include_directories(assay_${name} PUBLIC ${CMAKE_SOURCE_DIR}/src)
  target_compile_options(assay_${name} PRIVATE ${ASSAY_WARNINGS})
  foreach(dependency IN LISTS ASSAY_BELOW_${MODULE_LAYER})
    target_link_libraries(assay_${name} PUBLIC assay_${dependency})
  endforeach()
  target_link_libraries(assay_${name} PUBLIC ${MODULE_LIBRARIES})
endfunction()

# A header that most sources of a library begin with, where each is compiled by itself.
function(assay_precompile name header)
  if(NOT ASSAY_UNITY)
    target_precompile_headers(assay_${name} PRIVATE ${header})
  endif()
endfunction()

# The sanitizers bring false warnings of their own: their preset switches it off.
option(ASSAY_WERROR "let warnings fail the build" ON)

set(ASSAY_WARNINGS -Wall -Wextra -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wconversion
  -Wno-missing-field-initializers)
if(ASSAY_WERROR)
  list(APPEND ASSAY_WARNINGS -Werror)
endif()
