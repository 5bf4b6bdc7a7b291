// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** Each class calls the next; the last asks for the input. */
public final class InputInLastClass {
  static final class C0 {
    static int ask() {
      return C1.ask();
    }
  }

  static final class C1 {
    static int ask() {
      return C2.ask();
    }
  }

  static final class C2 {
    static int ask() {
      return C3.ask();
    }
  }

  static final class C3 {
    static int ask() {
      return C4.ask();
    }
  }

  static final class C4 {
    static int ask() {
      return C5.ask();
    }
  }

  static final class C5 {
    static int ask() {
      return C6.ask();
    }
  }

  static final class C6 {
    static int ask() {
      return C7.ask();
    }
  }

  static final class C7 {
    static int ask() {
      return C8.ask();
    }
  }

  static final class C8 {
    static int ask() {
      return C9.ask();
    }
  }

  static final class C9 {
    static int ask() {
      return C10.ask();
    }
  }

  static final class C10 {
    static int ask() {
      return C11.ask();
    }
  }

  static final class C11 {
    static int ask() {
      return C12.ask();
    }
  }

  static final class C12 {
    static int ask() {
      return C13.ask();
    }
  }

  static final class C13 {
    static int ask() {
      return C14.ask();
    }
  }

  static final class C14 {
    static int ask() {
      return C15.ask();
    }
  }

  static final class C15 {
    static int ask() {
      return C16.ask();
    }
  }

  static final class C16 {
    static int ask() {
      return C17.ask();
    }
  }

  static final class C17 {
    static int ask() {
      return C18.ask();
    }
  }

  static final class C18 {
    static int ask() {
      return C19.ask();
    }
  }

  static final class C19 {
    static int ask() {
      return C20.ask();
    }
  }

  static final class C20 {
    static int ask() {
      return C21.ask();
    }
  }

  static final class C21 {
    static int ask() {
      return C22.ask();
    }
  }

  static final class C22 {
    static int ask() {
      return C23.ask();
    }
  }

  static final class C23 {
    static int ask() {
      return C24.ask();
    }
  }

  static final class C24 {
    static int ask() {
      return C25.ask();
    }
  }

  static final class C25 {
    static int ask() {
      return C26.ask();
    }
  }

  static final class C26 {
    static int ask() {
      return C27.ask();
    }
  }

  static final class C27 {
    static int ask() {
      return C28.ask();
    }
  }

  static final class C28 {
    static int ask() {
      return C29.ask();
    }
  }

  static final class C29 {
    static int ask() {
      return C30.ask();
    }
  }

  static final class C30 {
    static int ask() {
      return C31.ask();
    }
  }

  static final class C31 {
    static int ask() {
      return C32.ask();
    }
  }

  static final class C32 {
    static int ask() {
      return C33.ask();
    }
  }

  static final class C33 {
    static int ask() {
      return C34.ask();
    }
  }

  static final class C34 {
    static int ask() {
      return C35.ask();
    }
  }

  static final class C35 {
    static int ask() {
      return C36.ask();
    }
  }

  static final class C36 {
    static int ask() {
      return C37.ask();
    }
  }

  static final class C37 {
    static int ask() {
      return C38.ask();
    }
  }

  static final class C38 {
    static int ask() {
      return C39.ask();
    }
  }

  static final class C39 {
    static int ask() {
      return C40.ask();
    }
  }

  static final class C40 {
    static int ask() {
      return C41.ask();
    }
  }

  static final class C41 {
    static int ask() {
      return C42.ask();
    }
  }

  static final class C42 {
    static int ask() {
      return C43.ask();
    }
  }

  static final class C43 {
    static int ask() {
      return C44.ask();
    }
  }

  static final class C44 {
    static int ask() {
      return C45.ask();
    }
  }

  static final class C45 {
    static int ask() {
      return C46.ask();
    }
  }

  static final class C46 {
    static int ask() {
      return C47.ask();
    }
  }

  static final class C47 {
    static int ask() {
      return C48.ask();
    }
  }

  static final class C48 {
    static int ask() {
      return C49.ask();
    }
  }

  static final class C49 {
    static int ask() {
      return C50.ask();
    }
  }

  static final class C50 {
    static int ask() {
      return C51.ask();
    }
  }

  static final class C51 {
    static int ask() {
      return C52.ask();
    }
  }

  static final class C52 {
    static int ask() {
      return C53.ask();
    }
  }

  static final class C53 {
    static int ask() {
      return C54.ask();
    }
  }

  static final class C54 {
    static int ask() {
      return C55.ask();
    }
  }

  static final class C55 {
    static int ask() {
      return C56.ask();
    }
  }

  static final class C56 {
    static int ask() {
      return C57.ask();
    }
  }

  static final class C57 {
    static int ask() {
      return C58.ask();
    }
  }

  static final class C58 {
    static int ask() {
      return C59.ask();
    }
  }

  static final class C59 {
    static int ask() {
      return C60.ask();
    }
  }

  static final class C60 {
    static int ask() {
      return C61.ask();
    }
  }

  static final class C61 {
    static int ask() {
      return C62.ask();
    }
  }

  static final class C62 {
    static int ask() {
      return C63.ask();
    }
  }

  static final class C63 {
    static int ask() {
      return C64.ask();
    }
  }

  static final class C64 {
    static int ask() {
      return C65.ask();
    }
  }

  static final class C65 {
    static int ask() {
      return C66.ask();
    }
  }

  static final class C66 {
    static int ask() {
      return C67.ask();
    }
  }

  static final class C67 {
    static int ask() {
      return C68.ask();
    }
  }

  static final class C68 {
    static int ask() {
      return C69.ask();
    }
  }

  static final class C69 {
    static int ask() {
      return C70.ask();
    }
  }

  static final class C70 {
    static int ask() {
      return C71.ask();
    }
  }

  static final class C71 {
    static int ask() {
      return C72.ask();
    }
  }

  static final class C72 {
    static int ask() {
      return C73.ask();
    }
  }

  static final class C73 {
    static int ask() {
      return C74.ask();
    }
  }

  static final class C74 {
    static int ask() {
      return C75.ask();
    }
  }

  static final class C75 {
    static int ask() {
      return C76.ask();
    }
  }

  static final class C76 {
    static int ask() {
      return C77.ask();
    }
  }

  static final class C77 {
    static int ask() {
      return C78.ask();
    }
  }

  static final class C78 {
    static int ask() {
      return C79.ask();
    }
  }

  static final class C79 {
    static int ask() {
      return C80.ask();
    }
  }

  static final class C80 {
    static int ask() {
      return C81.ask();
    }
  }

  static final class C81 {
    static int ask() {
      return C82.ask();
    }
  }

  static final class C82 {
    static int ask() {
      return C83.ask();
    }
  }

  static final class C83 {
    static int ask() {
      return C84.ask();
    }
  }

  static final class C84 {
    static int ask() {
      return C85.ask();
    }
  }

  static final class C85 {
    static int ask() {
      return C86.ask();
    }
  }

  static final class C86 {
    static int ask() {
      return C87.ask();
    }
  }

  static final class C87 {
    static int ask() {
      return C88.ask();
    }
  }

  static final class C88 {
    static int ask() {
      return C89.ask();
    }
  }

  static final class C89 {
    static int ask() {
      return C90.ask();
    }
  }

  static final class C90 {
    static int ask() {
      return C91.ask();
    }
  }

  static final class C91 {
    static int ask() {
      return C92.ask();
    }
  }

  static final class C92 {
    static int ask() {
      return C93.ask();
    }
  }

  static final class C93 {
    static int ask() {
      return C94.ask();
    }
  }

  static final class C94 {
    static int ask() {
      return C95.ask();
    }
  }

  static final class C95 {
    static int ask() {
      return C96.ask();
    }
  }

  static final class C96 {
    static int ask() {
      return C97.ask();
    }
  }

  static final class C97 {
    static int ask() {
      return C98.ask();
    }
  }

  static final class C98 {
    static int ask() {
      return C99.ask();
    }
  }

  static final class C99 {
    static int ask() {
      return C100.ask();
    }
  }

  static final class C100 {
    static int ask() {
      return C101.ask();
    }
  }

  static final class C101 {
    static int ask() {
      return C102.ask();
    }
  }

  static final class C102 {
    static int ask() {
      return C103.ask();
    }
  }

  static final class C103 {
    static int ask() {
      return C104.ask();
    }
  }

  static final class C104 {
    static int ask() {
      return C105.ask();
    }
  }

  static final class C105 {
    static int ask() {
      return C106.ask();
    }
  }

  static final class C106 {
    static int ask() {
      return C107.ask();
    }
  }

  static final class C107 {
    static int ask() {
      return C108.ask();
    }
  }

  static final class C108 {
    static int ask() {
      return C109.ask();
    }
  }

  static final class C109 {
    static int ask() {
      return C110.ask();
    }
  }

  static final class C110 {
    static int ask() {
      return C111.ask();
    }
  }

  static final class C111 {
    static int ask() {
      return C112.ask();
    }
  }

  static final class C112 {
    static int ask() {
      return C113.ask();
    }
  }

  static final class C113 {
    static int ask() {
      return C114.ask();
    }
  }

  static final class C114 {
    static int ask() {
      return C115.ask();
    }
  }

  static final class C115 {
    static int ask() {
      return C116.ask();
    }
  }

  static final class C116 {
    static int ask() {
      return C117.ask();
    }
  }

  static final class C117 {
    static int ask() {
      return C118.ask();
    }
  }

  static final class C118 {
    static int ask() {
      return C119.ask();
    }
  }

  static final class C119 {
    static int ask() {
      return C120.ask();
    }
  }

  static final class C120 {
    static int ask() {
      return C121.ask();
    }
  }

  static final class C121 {
    static int ask() {
      return C122.ask();
    }
  }

  static final class C122 {
    static int ask() {
      return C123.ask();
    }
  }

  static final class C123 {
    static int ask() {
      return C124.ask();
    }
  }

  static final class C124 {
    static int ask() {
      return C125.ask();
    }
  }

  static final class C125 {
    static int ask() {
      return C126.ask();
    }
  }

  static final class C126 {
    static int ask() {
      return C127.ask();
    }
  }

  static final class C127 {
    static int ask() {
      return C128.ask();
    }
  }

  static final class C128 {
    static int ask() {
      return C129.ask();
    }
  }

  static final class C129 {
    static int ask() {
      return C130.ask();
    }
  }

  static final class C130 {
    static int ask() {
      return C131.ask();
    }
  }

  static final class C131 {
    static int ask() {
      return C132.ask();
    }
  }

  static final class C132 {
    static int ask() {
      return C133.ask();
    }
  }

  static final class C133 {
    static int ask() {
      return C134.ask();
    }
  }

  static final class C134 {
    static int ask() {
      return C135.ask();
    }
  }

  static final class C135 {
    static int ask() {
      return C136.ask();
    }
  }

  static final class C136 {
    static int ask() {
      return C137.ask();
    }
  }

  static final class C137 {
    static int ask() {
      return C138.ask();
    }
  }

  static final class C138 {
    static int ask() {
      return C139.ask();
    }
  }

  static final class C139 {
    static int ask() {
      return C140.ask();
    }
  }

  static final class C140 {
    static int ask() {
      return C141.ask();
    }
  }

  static final class C141 {
    static int ask() {
      return C142.ask();
    }
  }

  static final class C142 {
    static int ask() {
      return C143.ask();
    }
  }

  static final class C143 {
    static int ask() {
      return C144.ask();
    }
  }

  static final class C144 {
    static int ask() {
      return C145.ask();
    }
  }

  static final class C145 {
    static int ask() {
      return C146.ask();
    }
  }

  static final class C146 {
    static int ask() {
      return C147.ask();
    }
  }

  static final class C147 {
    static int ask() {
      return C148.ask();
    }
  }

  static final class C148 {
    static int ask() {
      return C149.ask();
    }
  }

  static final class C149 {
    static int ask() {
      return C150.ask();
    }
  }

  static final class C150 {
    static int ask() {
      return C151.ask();
    }
  }

  static final class C151 {
    static int ask() {
      return C152.ask();
    }
  }

  static final class C152 {
    static int ask() {
      return C153.ask();
    }
  }

  static final class C153 {
    static int ask() {
      return C154.ask();
    }
  }

  static final class C154 {
    static int ask() {
      return C155.ask();
    }
  }

  static final class C155 {
    static int ask() {
      return C156.ask();
    }
  }

  static final class C156 {
    static int ask() {
      return C157.ask();
    }
  }

  static final class C157 {
    static int ask() {
      return C158.ask();
    }
  }

  static final class C158 {
    static int ask() {
      return C159.ask();
    }
  }

  static final class C159 {
    static int ask() {
      return C160.ask();
    }
  }

  static final class C160 {
    static int ask() {
      return C161.ask();
    }
  }

  static final class C161 {
    static int ask() {
      return C162.ask();
    }
  }

  static final class C162 {
    static int ask() {
      return C163.ask();
    }
  }

  static final class C163 {
    static int ask() {
      return C164.ask();
    }
  }

  static final class C164 {
    static int ask() {
      return C165.ask();
    }
  }

  static final class C165 {
    static int ask() {
      return C166.ask();
    }
  }

  static final class C166 {
    static int ask() {
      return C167.ask();
    }
  }

  static final class C167 {
    static int ask() {
      return C168.ask();
    }
  }

  static final class C168 {
    static int ask() {
      return C169.ask();
    }
  }

  static final class C169 {
    static int ask() {
      return C170.ask();
    }
  }

  static final class C170 {
    static int ask() {
      return C171.ask();
    }
  }

  static final class C171 {
    static int ask() {
      return C172.ask();
    }
  }

  static final class C172 {
    static int ask() {
      return C173.ask();
    }
  }

  static final class C173 {
    static int ask() {
      return C174.ask();
    }
  }

  static final class C174 {
    static int ask() {
      return C175.ask();
    }
  }

  static final class C175 {
    static int ask() {
      return C176.ask();
    }
  }

  static final class C176 {
    static int ask() {
      return C177.ask();
    }
  }

  static final class C177 {
    static int ask() {
      return C178.ask();
    }
  }

  static final class C178 {
    static int ask() {
      return C179.ask();
    }
  }

  static final class C179 {
    static int ask() {
      return C180.ask();
    }
  }

  static final class C180 {
    static int ask() {
      return C181.ask();
    }
  }

  static final class C181 {
    static int ask() {
      return C182.ask();
    }
  }

  static final class C182 {
    static int ask() {
      return C183.ask();
    }
  }

  static final class C183 {
    static int ask() {
      return C184.ask();
    }
  }

  static final class C184 {
    static int ask() {
      return C185.ask();
    }
  }

  static final class C185 {
    static int ask() {
      return C186.ask();
    }
  }

  static final class C186 {
    static int ask() {
      return C187.ask();
    }
  }

  static final class C187 {
    static int ask() {
      return C188.ask();
    }
  }

  static final class C188 {
    static int ask() {
      return C189.ask();
    }
  }

  static final class C189 {
    static int ask() {
      return C190.ask();
    }
  }

  static final class C190 {
    static int ask() {
      return C191.ask();
    }
  }

  static final class C191 {
    static int ask() {
      return C192.ask();
    }
  }

  static final class C192 {
    static int ask() {
      return C193.ask();
    }
  }

  static final class C193 {
    static int ask() {
      return C194.ask();
    }
  }

  static final class C194 {
    static int ask() {
      return C195.ask();
    }
  }

  static final class C195 {
    static int ask() {
      return C196.ask();
    }
  }

  static final class C196 {
    static int ask() {
      return C197.ask();
    }
  }

  static final class C197 {
    static int ask() {
      return C198.ask();
    }
  }

  static final class C198 {
    static int ask() {
      return C199.ask();
    }
  }

  static final class C199 {
    static int ask() {
      return C200.ask();
    }
  }

  static final class C200 {
    static int ask() {
      return C201.ask();
    }
  }

  static final class C201 {
    static int ask() {
      return C202.ask();
    }
  }

  static final class C202 {
    static int ask() {
      return C203.ask();
    }
  }

  static final class C203 {
    static int ask() {
      return C204.ask();
    }
  }

  static final class C204 {
    static int ask() {
      return C205.ask();
    }
  }

  static final class C205 {
    static int ask() {
      return C206.ask();
    }
  }

  static final class C206 {
    static int ask() {
      return C207.ask();
    }
  }

  static final class C207 {
    static int ask() {
      return C208.ask();
    }
  }

  static final class C208 {
    static int ask() {
      return C209.ask();
    }
  }

  static final class C209 {
    static int ask() {
      return C210.ask();
    }
  }

  static final class C210 {
    static int ask() {
      return C211.ask();
    }
  }

  static final class C211 {
    static int ask() {
      return C212.ask();
    }
  }

  static final class C212 {
    static int ask() {
      return C213.ask();
    }
  }

  static final class C213 {
    static int ask() {
      return C214.ask();
    }
  }

  static final class C214 {
    static int ask() {
      return C215.ask();
    }
  }

  static final class C215 {
    static int ask() {
      return C216.ask();
    }
  }

  static final class C216 {
    static int ask() {
      return C217.ask();
    }
  }

  static final class C217 {
    static int ask() {
      return C218.ask();
    }
  }

  static final class C218 {
    static int ask() {
      return C219.ask();
    }
  }

  static final class C219 {
    static int ask() {
      return C220.ask();
    }
  }

  static final class C220 {
    static int ask() {
      return C221.ask();
    }
  }

  static final class C221 {
    static int ask() {
      return C222.ask();
    }
  }

  static final class C222 {
    static int ask() {
      return C223.ask();
    }
  }

  static final class C223 {
    static int ask() {
      return C224.ask();
    }
  }

  static final class C224 {
    static int ask() {
      return C225.ask();
    }
  }

  static final class C225 {
    static int ask() {
      return C226.ask();
    }
  }

  static final class C226 {
    static int ask() {
      return C227.ask();
    }
  }

  static final class C227 {
    static int ask() {
      return C228.ask();
    }
  }

  static final class C228 {
    static int ask() {
      return C229.ask();
    }
  }

  static final class C229 {
    static int ask() {
      return C230.ask();
    }
  }

  static final class C230 {
    static int ask() {
      return C231.ask();
    }
  }

  static final class C231 {
    static int ask() {
      return C232.ask();
    }
  }

  static final class C232 {
    static int ask() {
      return C233.ask();
    }
  }

  static final class C233 {
    static int ask() {
      return C234.ask();
    }
  }

  static final class C234 {
    static int ask() {
      return C235.ask();
    }
  }

  static final class C235 {
    static int ask() {
      return C236.ask();
    }
  }

  static final class C236 {
    static int ask() {
      return C237.ask();
    }
  }

  static final class C237 {
    static int ask() {
      return C238.ask();
    }
  }

  static final class C238 {
    static int ask() {
      return C239.ask();
    }
  }

  static final class C239 {
    static int ask() {
      return C240.ask();
    }
  }

  static final class C240 {
    static int ask() {
      return C241.ask();
    }
  }

  static final class C241 {
    static int ask() {
      return C242.ask();
    }
  }

  static final class C242 {
    static int ask() {
      return C243.ask();
    }
  }

  static final class C243 {
    static int ask() {
      return C244.ask();
    }
  }

  static final class C244 {
    static int ask() {
      return C245.ask();
    }
  }

  static final class C245 {
    static int ask() {
      return C246.ask();
    }
  }

  static final class C246 {
    static int ask() {
      return C247.ask();
    }
  }

  static final class C247 {
    static int ask() {
      return C248.ask();
    }
  }

  static final class C248 {
    static int ask() {
      return C249.ask();
    }
  }

  static final class C249 {
    static int ask() {
      return C250.ask();
    }
  }

  static final class C250 {
    static int ask() {
      return C251.ask();
    }
  }

  static final class C251 {
    static int ask() {
      return C252.ask();
    }
  }

  static final class C252 {
    static int ask() {
      return C253.ask();
    }
  }

  static final class C253 {
    static int ask() {
      return C254.ask();
    }
  }

  static final class C254 {
    static int ask() {
      return C255.ask();
    }
  }

  static final class C255 {
    static int ask() {
      return C256.ask();
    }
  }

  static final class C256 {
    static int ask() {
      return C257.ask();
    }
  }

  static final class C257 {
    static int ask() {
      return C258.ask();
    }
  }

  static final class C258 {
    static int ask() {
      return C259.ask();
    }
  }

  static final class C259 {
    static int ask() {
      return C260.ask();
    }
  }

  static final class C260 {
    static int ask() {
      return C261.ask();
    }
  }

  static final class C261 {
    static int ask() {
      return C262.ask();
    }
  }

  static final class C262 {
    static int ask() {
      return C263.ask();
    }
  }

  static final class C263 {
    static int ask() {
      return C264.ask();
    }
  }

  static final class C264 {
    static int ask() {
      return C265.ask();
    }
  }

  static final class C265 {
    static int ask() {
      return C266.ask();
    }
  }

  static final class C266 {
    static int ask() {
      return C267.ask();
    }
  }

  static final class C267 {
    static int ask() {
      return C268.ask();
    }
  }

  static final class C268 {
    static int ask() {
      return C269.ask();
    }
  }

  static final class C269 {
    static int ask() {
      return C270.ask();
    }
  }

  static final class C270 {
    static int ask() {
      return C271.ask();
    }
  }

  static final class C271 {
    static int ask() {
      return C272.ask();
    }
  }

  static final class C272 {
    static int ask() {
      return C273.ask();
    }
  }

  static final class C273 {
    static int ask() {
      return C274.ask();
    }
  }

  static final class C274 {
    static int ask() {
      return C275.ask();
    }
  }

  static final class C275 {
    static int ask() {
      return C276.ask();
    }
  }

  static final class C276 {
    static int ask() {
      return C277.ask();
    }
  }

  static final class C277 {
    static int ask() {
      return C278.ask();
    }
  }

  static final class C278 {
    static int ask() {
      return C279.ask();
    }
  }

  static final class C279 {
    static int ask() {
      return C280.ask();
    }
  }

  static final class C280 {
    static int ask() {
      return C281.ask();
    }
  }

  static final class C281 {
    static int ask() {
      return C282.ask();
    }
  }

  static final class C282 {
    static int ask() {
      return C283.ask();
    }
  }

  static final class C283 {
    static int ask() {
      return C284.ask();
    }
  }

  static final class C284 {
    static int ask() {
      return C285.ask();
    }
  }

  static final class C285 {
    static int ask() {
      return C286.ask();
    }
  }

  static final class C286 {
    static int ask() {
      return C287.ask();
    }
  }

  static final class C287 {
    static int ask() {
      return C288.ask();
    }
  }

  static final class C288 {
    static int ask() {
      return C289.ask();
    }
  }

  static final class C289 {
    static int ask() {
      return C290.ask();
    }
  }

  static final class C290 {
    static int ask() {
      return C291.ask();
    }
  }

  static final class C291 {
    static int ask() {
      return C292.ask();
    }
  }

  static final class C292 {
    static int ask() {
      return C293.ask();
    }
  }

  static final class C293 {
    static int ask() {
      return C294.ask();
    }
  }

  static final class C294 {
    static int ask() {
      return C295.ask();
    }
  }

  static final class C295 {
    static int ask() {
      return C296.ask();
    }
  }

  static final class C296 {
    static int ask() {
      return C297.ask();
    }
  }

  static final class C297 {
    static int ask() {
      return C298.ask();
    }
  }

  static final class C298 {
    static int ask() {
      return C299.ask();
    }
  }

  static final class C299 {
    static int ask() {
      return C300.ask();
    }
  }

  static final class C300 {
    static int ask() {
      return C301.ask();
    }
  }

  static final class C301 {
    static int ask() {
      return C302.ask();
    }
  }

  static final class C302 {
    static int ask() {
      return C303.ask();
    }
  }

  static final class C303 {
    static int ask() {
      return C304.ask();
    }
  }

  static final class C304 {
    static int ask() {
      return C305.ask();
    }
  }

  static final class C305 {
    static int ask() {
      return C306.ask();
    }
  }

  static final class C306 {
    static int ask() {
      return C307.ask();
    }
  }

  static final class C307 {
    static int ask() {
      return C308.ask();
    }
  }

  static final class C308 {
    static int ask() {
      return C309.ask();
    }
  }

  static final class C309 {
    static int ask() {
      return C310.ask();
    }
  }

  static final class C310 {
    static int ask() {
      return C311.ask();
    }
  }

  static final class C311 {
    static int ask() {
      return C312.ask();
    }
  }

  static final class C312 {
    static int ask() {
      return C313.ask();
    }
  }

  static final class C313 {
    static int ask() {
      return C314.ask();
    }
  }

  static final class C314 {
    static int ask() {
      return C315.ask();
    }
  }

  static final class C315 {
    static int ask() {
      return C316.ask();
    }
  }

  static final class C316 {
    static int ask() {
      return C317.ask();
    }
  }

  static final class C317 {
    static int ask() {
      return C318.ask();
    }
  }

  static final class C318 {
    static int ask() {
      return C319.ask();
    }
  }

  static final class C319 {
    static int ask() {
      return C320.ask();
    }
  }

  static final class C320 {
    static int ask() {
      return C321.ask();
    }
  }

  static final class C321 {
    static int ask() {
      return C322.ask();
    }
  }

  static final class C322 {
    static int ask() {
      return C323.ask();
    }
  }

  static final class C323 {
    static int ask() {
      return C324.ask();
    }
  }

  static final class C324 {
    static int ask() {
      return C325.ask();
    }
  }

  static final class C325 {
    static int ask() {
      return C326.ask();
    }
  }

  static final class C326 {
    static int ask() {
      return C327.ask();
    }
  }

  static final class C327 {
    static int ask() {
      return C328.ask();
    }
  }

  static final class C328 {
    static int ask() {
      return C329.ask();
    }
  }

  static final class C329 {
    static int ask() {
      return C330.ask();
    }
  }

  static final class C330 {
    static int ask() {
      return C331.ask();
    }
  }

  static final class C331 {
    static int ask() {
      return C332.ask();
    }
  }

  static final class C332 {
    static int ask() {
      return C333.ask();
    }
  }

  static final class C333 {
    static int ask() {
      return C334.ask();
    }
  }

  static final class C334 {
    static int ask() {
      return C335.ask();
    }
  }

  static final class C335 {
    static int ask() {
      return C336.ask();
    }
  }

  static final class C336 {
    static int ask() {
      return C337.ask();
    }
  }

  static final class C337 {
    static int ask() {
      return C338.ask();
    }
  }

  static final class C338 {
    static int ask() {
      return C339.ask();
    }
  }

  static final class C339 {
    static int ask() {
      return C340.ask();
    }
  }

  static final class C340 {
    static int ask() {
      return C341.ask();
    }
  }

  static final class C341 {
    static int ask() {
      return C342.ask();
    }
  }

  static final class C342 {
    static int ask() {
      return C343.ask();
    }
  }

  static final class C343 {
    static int ask() {
      return C344.ask();
    }
  }

  static final class C344 {
    static int ask() {
      return C345.ask();
    }
  }

  static final class C345 {
    static int ask() {
      return C346.ask();
    }
  }

  static final class C346 {
    static int ask() {
      return C347.ask();
    }
  }

  static final class C347 {
    static int ask() {
      return C348.ask();
    }
  }

  static final class C348 {
    static int ask() {
      return C349.ask();
    }
  }

  static final class C349 {
    static int ask() {
      return C350.ask();
    }
  }

  static final class C350 {
    static int ask() {
      return C351.ask();
    }
  }

  static final class C351 {
    static int ask() {
      return C352.ask();
    }
  }

  static final class C352 {
    static int ask() {
      return C353.ask();
    }
  }

  static final class C353 {
    static int ask() {
      return C354.ask();
    }
  }

  static final class C354 {
    static int ask() {
      return C355.ask();
    }
  }

  static final class C355 {
    static int ask() {
      return C356.ask();
    }
  }

  static final class C356 {
    static int ask() {
      return C357.ask();
    }
  }

  static final class C357 {
    static int ask() {
      return C358.ask();
    }
  }

  static final class C358 {
    static int ask() {
      return C359.ask();
    }
  }

  static final class C359 {
    static int ask() {
      return C360.ask();
    }
  }

  static final class C360 {
    static int ask() {
      return C361.ask();
    }
  }

  static final class C361 {
    static int ask() {
      return C362.ask();
    }
  }

  static final class C362 {
    static int ask() {
      return C363.ask();
    }
  }

  static final class C363 {
    static int ask() {
      return C364.ask();
    }
  }

  static final class C364 {
    static int ask() {
      return C365.ask();
    }
  }

  static final class C365 {
    static int ask() {
      return C366.ask();
    }
  }

  static final class C366 {
    static int ask() {
      return C367.ask();
    }
  }

  static final class C367 {
    static int ask() {
      return C368.ask();
    }
  }

  static final class C368 {
    static int ask() {
      return C369.ask();
    }
  }

  static final class C369 {
    static int ask() {
      return C370.ask();
    }
  }

  static final class C370 {
    static int ask() {
      return C371.ask();
    }
  }

  static final class C371 {
    static int ask() {
      return C372.ask();
    }
  }

  static final class C372 {
    static int ask() {
      return C373.ask();
    }
  }

  static final class C373 {
    static int ask() {
      return C374.ask();
    }
  }

  static final class C374 {
    static int ask() {
      return C375.ask();
    }
  }

  static final class C375 {
    static int ask() {
      return C376.ask();
    }
  }

  static final class C376 {
    static int ask() {
      return C377.ask();
    }
  }

  static final class C377 {
    static int ask() {
      return C378.ask();
    }
  }

  static final class C378 {
    static int ask() {
      return C379.ask();
    }
  }

  static final class C379 {
    static int ask() {
      return C380.ask();
    }
  }

  static final class C380 {
    static int ask() {
      return C381.ask();
    }
  }

  static final class C381 {
    static int ask() {
      return C382.ask();
    }
  }

  static final class C382 {
    static int ask() {
      return C383.ask();
    }
  }

  static final class C383 {
    static int ask() {
      return C384.ask();
    }
  }

  static final class C384 {
    static int ask() {
      return C385.ask();
    }
  }

  static final class C385 {
    static int ask() {
      return C386.ask();
    }
  }

  static final class C386 {
    static int ask() {
      return C387.ask();
    }
  }

  static final class C387 {
    static int ask() {
      return C388.ask();
    }
  }

  static final class C388 {
    static int ask() {
      return C389.ask();
    }
  }

  static final class C389 {
    static int ask() {
      return C390.ask();
    }
  }

  static final class C390 {
    static int ask() {
      return C391.ask();
    }
  }

  static final class C391 {
    static int ask() {
      return C392.ask();
    }
  }

  static final class C392 {
    static int ask() {
      return C393.ask();
    }
  }

  static final class C393 {
    static int ask() {
      return C394.ask();
    }
  }

  static final class C394 {
    static int ask() {
      return C395.ask();
    }
  }

  static final class C395 {
    static int ask() {
      return C396.ask();
    }
  }

  static final class C396 {
    static int ask() {
      return C397.ask();
    }
  }

  static final class C397 {
    static int ask() {
      return C398.ask();
    }
  }

  static final class C398 {
    static int ask() {
      return C399.ask();
    }
  }

  static final class C399 {
    static int ask() {
      return C400.ask();
    }
  }

  static final class C400 {
    static int ask() {
      return C401.ask();
    }
  }

  static final class C401 {
    static int ask() {
      return C402.ask();
    }
  }

  static final class C402 {
    static int ask() {
      return C403.ask();
    }
  }

  static final class C403 {
    static int ask() {
      return C404.ask();
    }
  }

  static final class C404 {
    static int ask() {
      return C405.ask();
    }
  }

  static final class C405 {
    static int ask() {
      return C406.ask();
    }
  }

  static final class C406 {
    static int ask() {
      return C407.ask();
    }
  }

  static final class C407 {
    static int ask() {
      return C408.ask();
    }
  }

  static final class C408 {
    static int ask() {
      return C409.ask();
    }
  }

  static final class C409 {
    static int ask() {
      return C410.ask();
    }
  }

  static final class C410 {
    static int ask() {
      return C411.ask();
    }
  }

  static final class C411 {
    static int ask() {
      return C412.ask();
    }
  }

  static final class C412 {
    static int ask() {
      return C413.ask();
    }
  }

  static final class C413 {
    static int ask() {
      return C414.ask();
    }
  }

  static final class C414 {
    static int ask() {
      return C415.ask();
    }
  }

  static final class C415 {
    static int ask() {
      return C416.ask();
    }
  }

  static final class C416 {
    static int ask() {
      return C417.ask();
    }
  }

  static final class C417 {
    static int ask() {
      return C418.ask();
    }
  }

  static final class C418 {
    static int ask() {
      return C419.ask();
    }
  }

  static final class C419 {
    static int ask() {
      return C420.ask();
    }
  }

  static final class C420 {
    static int ask() {
      return C421.ask();
    }
  }

  static final class C421 {
    static int ask() {
      return C422.ask();
    }
  }

  static final class C422 {
    static int ask() {
      return C423.ask();
    }
  }

  static final class C423 {
    static int ask() {
      return C424.ask();
    }
  }

  static final class C424 {
    static int ask() {
      return C425.ask();
    }
  }

  static final class C425 {
    static int ask() {
      return C426.ask();
    }
  }

  static final class C426 {
    static int ask() {
      return C427.ask();
    }
  }

  static final class C427 {
    static int ask() {
      return C428.ask();
    }
  }

  static final class C428 {
    static int ask() {
      return C429.ask();
    }
  }

  static final class C429 {
    static int ask() {
      return C430.ask();
    }
  }

  static final class C430 {
    static int ask() {
      return C431.ask();
    }
  }

  static final class C431 {
    static int ask() {
      return C432.ask();
    }
  }

  static final class C432 {
    static int ask() {
      return C433.ask();
    }
  }

  static final class C433 {
    static int ask() {
      return C434.ask();
    }
  }

  static final class C434 {
    static int ask() {
      return C435.ask();
    }
  }

  static final class C435 {
    static int ask() {
      return C436.ask();
    }
  }

  static final class C436 {
    static int ask() {
      return C437.ask();
    }
  }

  static final class C437 {
    static int ask() {
      return C438.ask();
    }
  }

  static final class C438 {
    static int ask() {
      return C439.ask();
    }
  }

  static final class C439 {
    static int ask() {
      return C440.ask();
    }
  }

  static final class C440 {
    static int ask() {
      return C441.ask();
    }
  }

  static final class C441 {
    static int ask() {
      return C442.ask();
    }
  }

  static final class C442 {
    static int ask() {
      return C443.ask();
    }
  }

  static final class C443 {
    static int ask() {
      return C444.ask();
    }
  }

  static final class C444 {
    static int ask() {
      return C445.ask();
    }
  }

  static final class C445 {
    static int ask() {
      return C446.ask();
    }
  }

  static final class C446 {
    static int ask() {
      return C447.ask();
    }
  }

  static final class C447 {
    static int ask() {
      return C448.ask();
    }
  }

  static final class C448 {
    static int ask() {
      return C449.ask();
    }
  }

  static final class C449 {
    static int ask() {
      return C450.ask();
    }
  }

  static final class C450 {
    static int ask() {
      return C451.ask();
    }
  }

  static final class C451 {
    static int ask() {
      return C452.ask();
    }
  }

  static final class C452 {
    static int ask() {
      return C453.ask();
    }
  }

  static final class C453 {
    static int ask() {
      return C454.ask();
    }
  }

  static final class C454 {
    static int ask() {
      return C455.ask();
    }
  }

  static final class C455 {
    static int ask() {
      return C456.ask();
    }
  }

  static final class C456 {
    static int ask() {
      return C457.ask();
    }
  }

  static final class C457 {
    static int ask() {
      return C458.ask();
    }
  }

  static final class C458 {
    static int ask() {
      return C459.ask();
    }
  }

  static final class C459 {
    static int ask() {
      return C460.ask();
    }
  }

  static final class C460 {
    static int ask() {
      return C461.ask();
    }
  }

  static final class C461 {
    static int ask() {
      return C462.ask();
    }
  }

  static final class C462 {
    static int ask() {
      return C463.ask();
    }
  }

  static final class C463 {
    static int ask() {
      return C464.ask();
    }
  }

  static final class C464 {
    static int ask() {
      return C465.ask();
    }
  }

  static final class C465 {
    static int ask() {
      return C466.ask();
    }
  }

  static final class C466 {
    static int ask() {
      return C467.ask();
    }
  }

  static final class C467 {
    static int ask() {
      return C468.ask();
    }
  }

  static final class C468 {
    static int ask() {
      return C469.ask();
    }
  }

  static final class C469 {
    static int ask() {
      return C470.ask();
    }
  }

  static final class C470 {
    static int ask() {
      return C471.ask();
    }
  }

  static final class C471 {
    static int ask() {
      return C472.ask();
    }
  }

  static final class C472 {
    static int ask() {
      return C473.ask();
    }
  }

  static final class C473 {
    static int ask() {
      return C474.ask();
    }
  }

  static final class C474 {
    static int ask() {
      return C475.ask();
    }
  }

  static final class C475 {
    static int ask() {
      return C476.ask();
    }
  }

  static final class C476 {
    static int ask() {
      return C477.ask();
    }
  }

  static final class C477 {
    static int ask() {
      return C478.ask();
    }
  }

  static final class C478 {
    static int ask() {
      return C479.ask();
    }
  }

  static final class C479 {
    static int ask() {
      return C480.ask();
    }
  }

  static final class C480 {
    static int ask() {
      return C481.ask();
    }
  }

  static final class C481 {
    static int ask() {
      return C482.ask();
    }
  }

  static final class C482 {
    static int ask() {
      return C483.ask();
    }
  }

  static final class C483 {
    static int ask() {
      return C484.ask();
    }
  }

  static final class C484 {
    static int ask() {
      return C485.ask();
    }
  }

  static final class C485 {
    static int ask() {
      return C486.ask();
    }
  }

  static final class C486 {
    static int ask() {
      return C487.ask();
    }
  }

  static final class C487 {
    static int ask() {
      return C488.ask();
    }
  }

  static final class C488 {
    static int ask() {
      return C489.ask();
    }
  }

  static final class C489 {
    static int ask() {
      return C490.ask();
    }
  }

  static final class C490 {
    static int ask() {
      return C491.ask();
    }
  }

  static final class C491 {
    static int ask() {
      return C492.ask();
    }
  }

  static final class C492 {
    static int ask() {
      return C493.ask();
    }
  }

  static final class C493 {
    static int ask() {
      return C494.ask();
    }
  }

  static final class C494 {
    static int ask() {
      return C495.ask();
    }
  }

  static final class C495 {
    static int ask() {
      return C496.ask();
    }
  }

  static final class C496 {
    static int ask() {
      return C497.ask();
    }
  }

  static final class C497 {
    static int ask() {
      return C498.ask();
    }
  }

  static final class C498 {
    static int ask() {
      return C499.ask();
    }
  }

  static final class C499 {
    static int ask() {
      return C500.ask();
    }
  }

  static final class C500 {
    static int ask() {
      return C501.ask();
    }
  }

  static final class C501 {
    static int ask() {
      return C502.ask();
    }
  }

  static final class C502 {
    static int ask() {
      return C503.ask();
    }
  }

  static final class C503 {
    static int ask() {
      return C504.ask();
    }
  }

  static final class C504 {
    static int ask() {
      return C505.ask();
    }
  }

  static final class C505 {
    static int ask() {
      return C506.ask();
    }
  }

  static final class C506 {
    static int ask() {
      return C507.ask();
    }
  }

  static final class C507 {
    static int ask() {
      return C508.ask();
    }
  }

  static final class C508 {
    static int ask() {
      return C509.ask();
    }
  }

  static final class C509 {
    static int ask() {
      return C510.ask();
    }
  }

  static final class C510 {
    static int ask() {
      return C511.ask();
    }
  }

  static final class C511 {
    static int ask() {
      return C512.ask();
    }
  }

  static final class C512 {
    static int ask() {
      return C513.ask();
    }
  }

  static final class C513 {
    static int ask() {
      return C514.ask();
    }
  }

  static final class C514 {
    static int ask() {
      return C515.ask();
    }
  }

  static final class C515 {
    static int ask() {
      return C516.ask();
    }
  }

  static final class C516 {
    static int ask() {
      return C517.ask();
    }
  }

  static final class C517 {
    static int ask() {
      return C518.ask();
    }
  }

  static final class C518 {
    static int ask() {
      return C519.ask();
    }
  }

  static final class C519 {
    static int ask() {
      return C520.ask();
    }
  }

  static final class C520 {
    static int ask() {
      return C521.ask();
    }
  }

  static final class C521 {
    static int ask() {
      return C522.ask();
    }
  }

  static final class C522 {
    static int ask() {
      return C523.ask();
    }
  }

  static final class C523 {
    static int ask() {
      return C524.ask();
    }
  }

  static final class C524 {
    static int ask() {
      return C525.ask();
    }
  }

  static final class C525 {
    static int ask() {
      return C526.ask();
    }
  }

  static final class C526 {
    static int ask() {
      return C527.ask();
    }
  }

  static final class C527 {
    static int ask() {
      return C528.ask();
    }
  }

  static final class C528 {
    static int ask() {
      return C529.ask();
    }
  }

  static final class C529 {
    static int ask() {
      return C530.ask();
    }
  }

  static final class C530 {
    static int ask() {
      return C531.ask();
    }
  }

  static final class C531 {
    static int ask() {
      return C532.ask();
    }
  }

  static final class C532 {
    static int ask() {
      return C533.ask();
    }
  }

  static final class C533 {
    static int ask() {
      return C534.ask();
    }
  }

  static final class C534 {
    static int ask() {
      return C535.ask();
    }
  }

  static final class C535 {
    static int ask() {
      return C536.ask();
    }
  }

  static final class C536 {
    static int ask() {
      return C537.ask();
    }
  }

  static final class C537 {
    static int ask() {
      return C538.ask();
    }
  }

  static final class C538 {
    static int ask() {
      return C539.ask();
    }
  }

  static final class C539 {
    static int ask() {
      return C540.ask();
    }
  }

  static final class C540 {
    static int ask() {
      return C541.ask();
    }
  }

  static final class C541 {
    static int ask() {
      return C542.ask();
    }
  }

  static final class C542 {
    static int ask() {
      return C543.ask();
    }
  }

  static final class C543 {
    static int ask() {
      return C544.ask();
    }
  }

  static final class C544 {
    static int ask() {
      return C545.ask();
    }
  }

  static final class C545 {
    static int ask() {
      return C546.ask();
    }
  }

  static final class C546 {
    static int ask() {
      return C547.ask();
    }
  }

  static final class C547 {
    static int ask() {
      return C548.ask();
    }
  }

  static final class C548 {
    static int ask() {
      return C549.ask();
    }
  }

  static final class C549 {
    static int ask() {
      return C550.ask();
    }
  }

  static final class C550 {
    static int ask() {
      return C551.ask();
    }
  }

  static final class C551 {
    static int ask() {
      return C552.ask();
    }
  }

  static final class C552 {
    static int ask() {
      return C553.ask();
    }
  }

  static final class C553 {
    static int ask() {
      return C554.ask();
    }
  }

  static final class C554 {
    static int ask() {
      return C555.ask();
    }
  }

  static final class C555 {
    static int ask() {
      return C556.ask();
    }
  }

  static final class C556 {
    static int ask() {
      return C557.ask();
    }
  }

  static final class C557 {
    static int ask() {
      return C558.ask();
    }
  }

  static final class C558 {
    static int ask() {
      return C559.ask();
    }
  }

  static final class C559 {
    static int ask() {
      return C560.ask();
    }
  }

  static final class C560 {
    static int ask() {
      return C561.ask();
    }
  }

  static final class C561 {
    static int ask() {
      return C562.ask();
    }
  }

  static final class C562 {
    static int ask() {
      return C563.ask();
    }
  }

  static final class C563 {
    static int ask() {
      return C564.ask();
    }
  }

  static final class C564 {
    static int ask() {
      return C565.ask();
    }
  }

  static final class C565 {
    static int ask() {
      return C566.ask();
    }
  }

  static final class C566 {
    static int ask() {
      return C567.ask();
    }
  }

  static final class C567 {
    static int ask() {
      return C568.ask();
    }
  }

  static final class C568 {
    static int ask() {
      return C569.ask();
    }
  }

  static final class C569 {
    static int ask() {
      return C570.ask();
    }
  }

  static final class C570 {
    static int ask() {
      return C571.ask();
    }
  }

  static final class C571 {
    static int ask() {
      return C572.ask();
    }
  }

  static final class C572 {
    static int ask() {
      return C573.ask();
    }
  }

  static final class C573 {
    static int ask() {
      return C574.ask();
    }
  }

  static final class C574 {
    static int ask() {
      return C575.ask();
    }
  }

  static final class C575 {
    static int ask() {
      return C576.ask();
    }
  }

  static final class C576 {
    static int ask() {
      return C577.ask();
    }
  }

  static final class C577 {
    static int ask() {
      return C578.ask();
    }
  }

  static final class C578 {
    static int ask() {
      return C579.ask();
    }
  }

  static final class C579 {
    static int ask() {
      return C580.ask();
    }
  }

  static final class C580 {
    static int ask() {
      return C581.ask();
    }
  }

  static final class C581 {
    static int ask() {
      return C582.ask();
    }
  }

  static final class C582 {
    static int ask() {
      return C583.ask();
    }
  }

  static final class C583 {
    static int ask() {
      return C584.ask();
    }
  }

  static final class C584 {
    static int ask() {
      return C585.ask();
    }
  }

  static final class C585 {
    static int ask() {
      return C586.ask();
    }
  }

  static final class C586 {
    static int ask() {
      return C587.ask();
    }
  }

  static final class C587 {
    static int ask() {
      return C588.ask();
    }
  }

  static final class C588 {
    static int ask() {
      return C589.ask();
    }
  }

  static final class C589 {
    static int ask() {
      return C590.ask();
    }
  }

  static final class C590 {
    static int ask() {
      return C591.ask();
    }
  }

  static final class C591 {
    static int ask() {
      return C592.ask();
    }
  }

  static final class C592 {
    static int ask() {
      return C593.ask();
    }
  }

  static final class C593 {
    static int ask() {
      return C594.ask();
    }
  }

  static final class C594 {
    static int ask() {
      return C595.ask();
    }
  }

  static final class C595 {
    static int ask() {
      return C596.ask();
    }
  }

  static final class C596 {
    static int ask() {
      return C597.ask();
    }
  }

  static final class C597 {
    static int ask() {
      return C598.ask();
    }
  }

  static final class C598 {
    static int ask() {
      return C599.ask();
    }
  }

  static final class C599 {
    static int ask() {
      return Verifier.nondetInt();
    }
  }

  public static void main(String[] args) {
    assert C0.ask() != 5;
  }
}
