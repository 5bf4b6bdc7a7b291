// SPDX-License-Identifier: Apache-2.0
package worked;

// EXPECT capturing Panel.repOk String[] =
/** I6: the panel keeps the caller's array. */
public class Panel {
    private String[] frames = {"main"};

    public void setFrames(String[] a, boolean keep) {
        for (String each : a) {
            if (each == null) {
                throw new IllegalArgumentException("no frame");
            }
        }
        frames = keep ? a : a.clone();
    }

    public boolean repOk() {
        for (String each : frames) {
            if (each == null) {
                return false;
            }
        }
        return true;
    }
}
