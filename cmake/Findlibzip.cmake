# Debian's own libzip configuration fails unless three unrelated command-line packages (zipcmp,
# zipmerge, ziptool) are installed, so the header and the library are looked up here instead.
find_path(LIBZIP_INCLUDE_DIR zip.h)
find_library(LIBZIP_LIBRARY zip)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(libzip REQUIRED_VARS LIBZIP_LIBRARY LIBZIP_INCLUDE_DIR)

if(libzip_FOUND AND NOT TARGET libzip::zip)
  add_library(libzip::zip UNKNOWN IMPORTED)
  set_target_properties(libzip::zip PROPERTIES
    IMPORTED_LOCATION ${LIBZIP_LIBRARY}
    INTERFACE_INCLUDE_DIRECTORIES ${LIBZIP_INCLUDE_DIR})
endif()
