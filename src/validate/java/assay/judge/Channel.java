// SPDX-License-Identifier: Apache-2.0
package assay.judge;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Messages as lines of words with tabs between; a backslash protects tabs, newlines and itself.
 * Both directions use standard input, which is a socket: standard output belongs to the tests. The
 * first line that arrives is a secret with which every answer begins, so that what a test writes
 * there is not taken for one.
 */
final class Channel {
  private final BufferedReader reader;
  private final BufferedWriter writer;
  private final String secret;

  private Channel(BufferedReader reader, BufferedWriter writer) throws IOException {
    this.reader = reader;
    this.writer = writer;
    this.secret = reader.readLine();
  }

  static Channel open() throws IOException {
    return new Channel(
        new BufferedReader(
            new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8)),
        new BufferedWriter(
            new OutputStreamWriter(
                new FileOutputStream(FileDescriptor.in), StandardCharsets.UTF_8)));
  }

  /** Whether a message has arrived already. */
  boolean isReady() throws IOException {
    return reader.ready();
  }

  /** The words of the next message, or null at the end. */
  List<String> read() throws IOException {
    String line = reader.readLine();
    if (line == null) return null;
    List<String> words = new ArrayList<>();
    for (String word : line.split("\t", -1)) words.add(unprotect(word));
    return words;
  }

  /** Begins on a line of its own, whatever was written there before. */
  void write(String... words) throws IOException {
    writer.write('\n');
    writer.write(secret);
    for (String word : words) {
      writer.write('\t');
      writer.write(protect(word));
    }
    writer.write('\n');
  }

  void flush() throws IOException {
    writer.flush();
  }

  private static String protect(String word) {
    return word.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  private static String unprotect(String word) {
    if (word.indexOf('\\') < 0) return word;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      char unit = word.charAt(i);
      text.append(unit != '\\' || ++i == word.length() ? unit : meaning(word.charAt(i)));
    }
    return text.toString();
  }

  private static char meaning(char protectedUnit) {
    return switch (protectedUnit) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      default -> protectedUnit;
    };
  }
}
