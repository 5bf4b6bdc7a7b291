// SPDX-License-Identifier: Apache-2.0
// The desktop without a screen: the classes initialise, data classes (Point, Color, BufferedImage)
// work, windows throw HeadlessException. Drawing is not modelled.
#include "natives/io/families.h"
#include "natives/lang/support.h"

namespace assay::natives {

namespace {

/// Classes whose only native before HeadlessException is `static void initIDs()`.
constexpr const char* kClassesWithIds[] = {
    "java/awt/AWTEvent",
    "java/awt/Button",
    "java/awt/Checkbox",
    "java/awt/CheckboxMenuItem",
    "java/awt/Choice",
    "java/awt/Color",
    "java/awt/Component",
    "java/awt/Container",
    "java/awt/Cursor",
    "java/awt/Dialog",
    "java/awt/Dimension",
    "java/awt/Event",
    "java/awt/FileDialog",
    "java/awt/Font",
    "java/awt/FontMetrics",
    "java/awt/Frame",
    "java/awt/Insets",
    "java/awt/KeyboardFocusManager",
    "java/awt/Label",
    "java/awt/Menu",
    "java/awt/MenuBar",
    "java/awt/MenuComponent",
    "java/awt/MenuItem",
    "java/awt/Rectangle",
    "java/awt/ScrollPane",
    "java/awt/ScrollPaneAdjustable",
    "java/awt/Scrollbar",
    "java/awt/TextArea",
    "java/awt/TextField",
    "java/awt/Toolkit",
    "java/awt/TrayIcon",
    "java/awt/Window",
    "java/awt/event/InputEvent",
    "java/awt/event/KeyEvent",
    "java/awt/event/MouseEvent",
    "java/awt/image/BufferedImage",
    "java/awt/image/ColorModel",
    "java/awt/image/IndexColorModel",
    "java/awt/image/Kernel",
    "java/awt/image/Raster",
    "java/awt/image/SampleModel",
    "java/awt/image/SinglePixelPackedSampleModel",
    "sun/awt/image/ByteComponentRaster",
    "sun/awt/image/BytePackedRaster",
    "sun/awt/image/ImageRepresentation",
    "sun/awt/image/IntegerComponentRaster",
    "sun/awt/image/ShortComponentRaster",
    "sun/java2d/Disposer",
    "sun/java2d/pipe/Region",
};

}  // namespace

void register_desktop(NativeTable& table) {
  for (const char* name : kClassesWithIds) table.add(name, {{"initIDs", "()V", do_nothing}});
}

}  // namespace assay::natives
