# Debian's libz3-dev brings a pkg-config file but no CMake configuration, so the header and the
# library are looked up here. Only src/solver/z3 includes the header.
find_path(Z3_INCLUDE_DIR z3++.h)
find_library(Z3_LIBRARY z3)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Z3Library REQUIRED_VARS Z3_LIBRARY Z3_INCLUDE_DIR)

if(Z3Library_FOUND AND NOT TARGET Z3Library::z3)
  add_library(Z3Library::z3 UNKNOWN IMPORTED)
  set_target_properties(Z3Library::z3 PROPERTIES
    IMPORTED_LOCATION ${Z3_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${Z3_INCLUDE_DIR})
endif()
