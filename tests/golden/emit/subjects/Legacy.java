import java.io.IOException;

class Legacy {
    enum Mode { READ_WRITE, READ_ONLY }

    static double ratio(int a, int b) {
        return (double) a / b;
    }

    static Integer boxed(int value) {
        return value;
    }

    static float single() {
        return 0.25f;
    }

    static double[] halves() {
        return new double[] {0.5, 1.0};
    }

    static void touch() throws IOException {}

    static void touch(String name) throws IOException {
        throw new IOException(name);
    }

    static Mode mode(int number) {
        return Mode.values()[number];
    }
}
