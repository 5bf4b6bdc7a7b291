# The sources of this folder, relative to src/natives.
set(IO_SOURCES
  io/file_support.cpp
  io/java_awt.cpp
  io/java_io_file_descriptor.cpp
  io/java_io_file_streams.cpp
  io/java_io_misc.cpp
  io/java_io_random_access_file.cpp
  io/java_io_unix_file_system.cpp
  io/java_lang_process.cpp
  io/java_net.cpp
  io/java_util_prefs.cpp
  io/java_util_zip_checksums.cpp
  io/java_util_zip_deflater.cpp
  io/java_util_zip_inflater.cpp
  io/paths.cpp
  io/posix.cpp
  io/register.cpp
  io/sun_nio_ch_file_dispatcher.cpp
  io/sun_nio_ch_io_util.cpp
  io/sun_nio_ch_net.cpp
  io/sun_nio_fs_dispatcher_attributes.cpp
  io/sun_nio_fs_dispatcher_files.cpp
  io/sun_nio_fs_linux.cpp
  io/unix_support.cpp
  io/zlib_stream.cpp
)
set(ASSAY_NATIVES_IO_SOURCES ${IO_SOURCES})
