// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Six hundred classes, and an input that is checked. */
public final class ManyClassesGuarded {
  static final class C0 { int v = 0; }

  static final class C1 { int v = 1; }

  static final class C2 { int v = 0; }

  static final class C3 { int v = 1; }

  static final class C4 { int v = 0; }

  static final class C5 { int v = 1; }

  static final class C6 { int v = 0; }

  static final class C7 { int v = 1; }

  static final class C8 { int v = 0; }

  static final class C9 { int v = 1; }

  static final class C10 { int v = 0; }

  static final class C11 { int v = 1; }

  static final class C12 { int v = 0; }

  static final class C13 { int v = 1; }

  static final class C14 { int v = 0; }

  static final class C15 { int v = 1; }

  static final class C16 { int v = 0; }

  static final class C17 { int v = 1; }

  static final class C18 { int v = 0; }

  static final class C19 { int v = 1; }

  static final class C20 { int v = 0; }

  static final class C21 { int v = 1; }

  static final class C22 { int v = 0; }

  static final class C23 { int v = 1; }

  static final class C24 { int v = 0; }

  static final class C25 { int v = 1; }

  static final class C26 { int v = 0; }

  static final class C27 { int v = 1; }

  static final class C28 { int v = 0; }

  static final class C29 { int v = 1; }

  static final class C30 { int v = 0; }

  static final class C31 { int v = 1; }

  static final class C32 { int v = 0; }

  static final class C33 { int v = 1; }

  static final class C34 { int v = 0; }

  static final class C35 { int v = 1; }

  static final class C36 { int v = 0; }

  static final class C37 { int v = 1; }

  static final class C38 { int v = 0; }

  static final class C39 { int v = 1; }

  static final class C40 { int v = 0; }

  static final class C41 { int v = 1; }

  static final class C42 { int v = 0; }

  static final class C43 { int v = 1; }

  static final class C44 { int v = 0; }

  static final class C45 { int v = 1; }

  static final class C46 { int v = 0; }

  static final class C47 { int v = 1; }

  static final class C48 { int v = 0; }

  static final class C49 { int v = 1; }

  static final class C50 { int v = 0; }

  static final class C51 { int v = 1; }

  static final class C52 { int v = 0; }

  static final class C53 { int v = 1; }

  static final class C54 { int v = 0; }

  static final class C55 { int v = 1; }

  static final class C56 { int v = 0; }

  static final class C57 { int v = 1; }

  static final class C58 { int v = 0; }

  static final class C59 { int v = 1; }

  static final class C60 { int v = 0; }

  static final class C61 { int v = 1; }

  static final class C62 { int v = 0; }

  static final class C63 { int v = 1; }

  static final class C64 { int v = 0; }

  static final class C65 { int v = 1; }

  static final class C66 { int v = 0; }

  static final class C67 { int v = 1; }

  static final class C68 { int v = 0; }

  static final class C69 { int v = 1; }

  static final class C70 { int v = 0; }

  static final class C71 { int v = 1; }

  static final class C72 { int v = 0; }

  static final class C73 { int v = 1; }

  static final class C74 { int v = 0; }

  static final class C75 { int v = 1; }

  static final class C76 { int v = 0; }

  static final class C77 { int v = 1; }

  static final class C78 { int v = 0; }

  static final class C79 { int v = 1; }

  static final class C80 { int v = 0; }

  static final class C81 { int v = 1; }

  static final class C82 { int v = 0; }

  static final class C83 { int v = 1; }

  static final class C84 { int v = 0; }

  static final class C85 { int v = 1; }

  static final class C86 { int v = 0; }

  static final class C87 { int v = 1; }

  static final class C88 { int v = 0; }

  static final class C89 { int v = 1; }

  static final class C90 { int v = 0; }

  static final class C91 { int v = 1; }

  static final class C92 { int v = 0; }

  static final class C93 { int v = 1; }

  static final class C94 { int v = 0; }

  static final class C95 { int v = 1; }

  static final class C96 { int v = 0; }

  static final class C97 { int v = 1; }

  static final class C98 { int v = 0; }

  static final class C99 { int v = 1; }

  static final class C100 { int v = 0; }

  static final class C101 { int v = 1; }

  static final class C102 { int v = 0; }

  static final class C103 { int v = 1; }

  static final class C104 { int v = 0; }

  static final class C105 { int v = 1; }

  static final class C106 { int v = 0; }

  static final class C107 { int v = 1; }

  static final class C108 { int v = 0; }

  static final class C109 { int v = 1; }

  static final class C110 { int v = 0; }

  static final class C111 { int v = 1; }

  static final class C112 { int v = 0; }

  static final class C113 { int v = 1; }

  static final class C114 { int v = 0; }

  static final class C115 { int v = 1; }

  static final class C116 { int v = 0; }

  static final class C117 { int v = 1; }

  static final class C118 { int v = 0; }

  static final class C119 { int v = 1; }

  static final class C120 { int v = 0; }

  static final class C121 { int v = 1; }

  static final class C122 { int v = 0; }

  static final class C123 { int v = 1; }

  static final class C124 { int v = 0; }

  static final class C125 { int v = 1; }

  static final class C126 { int v = 0; }

  static final class C127 { int v = 1; }

  static final class C128 { int v = 0; }

  static final class C129 { int v = 1; }

  static final class C130 { int v = 0; }

  static final class C131 { int v = 1; }

  static final class C132 { int v = 0; }

  static final class C133 { int v = 1; }

  static final class C134 { int v = 0; }

  static final class C135 { int v = 1; }

  static final class C136 { int v = 0; }

  static final class C137 { int v = 1; }

  static final class C138 { int v = 0; }

  static final class C139 { int v = 1; }

  static final class C140 { int v = 0; }

  static final class C141 { int v = 1; }

  static final class C142 { int v = 0; }

  static final class C143 { int v = 1; }

  static final class C144 { int v = 0; }

  static final class C145 { int v = 1; }

  static final class C146 { int v = 0; }

  static final class C147 { int v = 1; }

  static final class C148 { int v = 0; }

  static final class C149 { int v = 1; }

  static final class C150 { int v = 0; }

  static final class C151 { int v = 1; }

  static final class C152 { int v = 0; }

  static final class C153 { int v = 1; }

  static final class C154 { int v = 0; }

  static final class C155 { int v = 1; }

  static final class C156 { int v = 0; }

  static final class C157 { int v = 1; }

  static final class C158 { int v = 0; }

  static final class C159 { int v = 1; }

  static final class C160 { int v = 0; }

  static final class C161 { int v = 1; }

  static final class C162 { int v = 0; }

  static final class C163 { int v = 1; }

  static final class C164 { int v = 0; }

  static final class C165 { int v = 1; }

  static final class C166 { int v = 0; }

  static final class C167 { int v = 1; }

  static final class C168 { int v = 0; }

  static final class C169 { int v = 1; }

  static final class C170 { int v = 0; }

  static final class C171 { int v = 1; }

  static final class C172 { int v = 0; }

  static final class C173 { int v = 1; }

  static final class C174 { int v = 0; }

  static final class C175 { int v = 1; }

  static final class C176 { int v = 0; }

  static final class C177 { int v = 1; }

  static final class C178 { int v = 0; }

  static final class C179 { int v = 1; }

  static final class C180 { int v = 0; }

  static final class C181 { int v = 1; }

  static final class C182 { int v = 0; }

  static final class C183 { int v = 1; }

  static final class C184 { int v = 0; }

  static final class C185 { int v = 1; }

  static final class C186 { int v = 0; }

  static final class C187 { int v = 1; }

  static final class C188 { int v = 0; }

  static final class C189 { int v = 1; }

  static final class C190 { int v = 0; }

  static final class C191 { int v = 1; }

  static final class C192 { int v = 0; }

  static final class C193 { int v = 1; }

  static final class C194 { int v = 0; }

  static final class C195 { int v = 1; }

  static final class C196 { int v = 0; }

  static final class C197 { int v = 1; }

  static final class C198 { int v = 0; }

  static final class C199 { int v = 1; }

  static final class C200 { int v = 0; }

  static final class C201 { int v = 1; }

  static final class C202 { int v = 0; }

  static final class C203 { int v = 1; }

  static final class C204 { int v = 0; }

  static final class C205 { int v = 1; }

  static final class C206 { int v = 0; }

  static final class C207 { int v = 1; }

  static final class C208 { int v = 0; }

  static final class C209 { int v = 1; }

  static final class C210 { int v = 0; }

  static final class C211 { int v = 1; }

  static final class C212 { int v = 0; }

  static final class C213 { int v = 1; }

  static final class C214 { int v = 0; }

  static final class C215 { int v = 1; }

  static final class C216 { int v = 0; }

  static final class C217 { int v = 1; }

  static final class C218 { int v = 0; }

  static final class C219 { int v = 1; }

  static final class C220 { int v = 0; }

  static final class C221 { int v = 1; }

  static final class C222 { int v = 0; }

  static final class C223 { int v = 1; }

  static final class C224 { int v = 0; }

  static final class C225 { int v = 1; }

  static final class C226 { int v = 0; }

  static final class C227 { int v = 1; }

  static final class C228 { int v = 0; }

  static final class C229 { int v = 1; }

  static final class C230 { int v = 0; }

  static final class C231 { int v = 1; }

  static final class C232 { int v = 0; }

  static final class C233 { int v = 1; }

  static final class C234 { int v = 0; }

  static final class C235 { int v = 1; }

  static final class C236 { int v = 0; }

  static final class C237 { int v = 1; }

  static final class C238 { int v = 0; }

  static final class C239 { int v = 1; }

  static final class C240 { int v = 0; }

  static final class C241 { int v = 1; }

  static final class C242 { int v = 0; }

  static final class C243 { int v = 1; }

  static final class C244 { int v = 0; }

  static final class C245 { int v = 1; }

  static final class C246 { int v = 0; }

  static final class C247 { int v = 1; }

  static final class C248 { int v = 0; }

  static final class C249 { int v = 1; }

  static final class C250 { int v = 0; }

  static final class C251 { int v = 1; }

  static final class C252 { int v = 0; }

  static final class C253 { int v = 1; }

  static final class C254 { int v = 0; }

  static final class C255 { int v = 1; }

  static final class C256 { int v = 0; }

  static final class C257 { int v = 1; }

  static final class C258 { int v = 0; }

  static final class C259 { int v = 1; }

  static final class C260 { int v = 0; }

  static final class C261 { int v = 1; }

  static final class C262 { int v = 0; }

  static final class C263 { int v = 1; }

  static final class C264 { int v = 0; }

  static final class C265 { int v = 1; }

  static final class C266 { int v = 0; }

  static final class C267 { int v = 1; }

  static final class C268 { int v = 0; }

  static final class C269 { int v = 1; }

  static final class C270 { int v = 0; }

  static final class C271 { int v = 1; }

  static final class C272 { int v = 0; }

  static final class C273 { int v = 1; }

  static final class C274 { int v = 0; }

  static final class C275 { int v = 1; }

  static final class C276 { int v = 0; }

  static final class C277 { int v = 1; }

  static final class C278 { int v = 0; }

  static final class C279 { int v = 1; }

  static final class C280 { int v = 0; }

  static final class C281 { int v = 1; }

  static final class C282 { int v = 0; }

  static final class C283 { int v = 1; }

  static final class C284 { int v = 0; }

  static final class C285 { int v = 1; }

  static final class C286 { int v = 0; }

  static final class C287 { int v = 1; }

  static final class C288 { int v = 0; }

  static final class C289 { int v = 1; }

  static final class C290 { int v = 0; }

  static final class C291 { int v = 1; }

  static final class C292 { int v = 0; }

  static final class C293 { int v = 1; }

  static final class C294 { int v = 0; }

  static final class C295 { int v = 1; }

  static final class C296 { int v = 0; }

  static final class C297 { int v = 1; }

  static final class C298 { int v = 0; }

  static final class C299 { int v = 1; }

  static final class C300 { int v = 0; }

  static final class C301 { int v = 1; }

  static final class C302 { int v = 0; }

  static final class C303 { int v = 1; }

  static final class C304 { int v = 0; }

  static final class C305 { int v = 1; }

  static final class C306 { int v = 0; }

  static final class C307 { int v = 1; }

  static final class C308 { int v = 0; }

  static final class C309 { int v = 1; }

  static final class C310 { int v = 0; }

  static final class C311 { int v = 1; }

  static final class C312 { int v = 0; }

  static final class C313 { int v = 1; }

  static final class C314 { int v = 0; }

  static final class C315 { int v = 1; }

  static final class C316 { int v = 0; }

  static final class C317 { int v = 1; }

  static final class C318 { int v = 0; }

  static final class C319 { int v = 1; }

  static final class C320 { int v = 0; }

  static final class C321 { int v = 1; }

  static final class C322 { int v = 0; }

  static final class C323 { int v = 1; }

  static final class C324 { int v = 0; }

  static final class C325 { int v = 1; }

  static final class C326 { int v = 0; }

  static final class C327 { int v = 1; }

  static final class C328 { int v = 0; }

  static final class C329 { int v = 1; }

  static final class C330 { int v = 0; }

  static final class C331 { int v = 1; }

  static final class C332 { int v = 0; }

  static final class C333 { int v = 1; }

  static final class C334 { int v = 0; }

  static final class C335 { int v = 1; }

  static final class C336 { int v = 0; }

  static final class C337 { int v = 1; }

  static final class C338 { int v = 0; }

  static final class C339 { int v = 1; }

  static final class C340 { int v = 0; }

  static final class C341 { int v = 1; }

  static final class C342 { int v = 0; }

  static final class C343 { int v = 1; }

  static final class C344 { int v = 0; }

  static final class C345 { int v = 1; }

  static final class C346 { int v = 0; }

  static final class C347 { int v = 1; }

  static final class C348 { int v = 0; }

  static final class C349 { int v = 1; }

  static final class C350 { int v = 0; }

  static final class C351 { int v = 1; }

  static final class C352 { int v = 0; }

  static final class C353 { int v = 1; }

  static final class C354 { int v = 0; }

  static final class C355 { int v = 1; }

  static final class C356 { int v = 0; }

  static final class C357 { int v = 1; }

  static final class C358 { int v = 0; }

  static final class C359 { int v = 1; }

  static final class C360 { int v = 0; }

  static final class C361 { int v = 1; }

  static final class C362 { int v = 0; }

  static final class C363 { int v = 1; }

  static final class C364 { int v = 0; }

  static final class C365 { int v = 1; }

  static final class C366 { int v = 0; }

  static final class C367 { int v = 1; }

  static final class C368 { int v = 0; }

  static final class C369 { int v = 1; }

  static final class C370 { int v = 0; }

  static final class C371 { int v = 1; }

  static final class C372 { int v = 0; }

  static final class C373 { int v = 1; }

  static final class C374 { int v = 0; }

  static final class C375 { int v = 1; }

  static final class C376 { int v = 0; }

  static final class C377 { int v = 1; }

  static final class C378 { int v = 0; }

  static final class C379 { int v = 1; }

  static final class C380 { int v = 0; }

  static final class C381 { int v = 1; }

  static final class C382 { int v = 0; }

  static final class C383 { int v = 1; }

  static final class C384 { int v = 0; }

  static final class C385 { int v = 1; }

  static final class C386 { int v = 0; }

  static final class C387 { int v = 1; }

  static final class C388 { int v = 0; }

  static final class C389 { int v = 1; }

  static final class C390 { int v = 0; }

  static final class C391 { int v = 1; }

  static final class C392 { int v = 0; }

  static final class C393 { int v = 1; }

  static final class C394 { int v = 0; }

  static final class C395 { int v = 1; }

  static final class C396 { int v = 0; }

  static final class C397 { int v = 1; }

  static final class C398 { int v = 0; }

  static final class C399 { int v = 1; }

  static final class C400 { int v = 0; }

  static final class C401 { int v = 1; }

  static final class C402 { int v = 0; }

  static final class C403 { int v = 1; }

  static final class C404 { int v = 0; }

  static final class C405 { int v = 1; }

  static final class C406 { int v = 0; }

  static final class C407 { int v = 1; }

  static final class C408 { int v = 0; }

  static final class C409 { int v = 1; }

  static final class C410 { int v = 0; }

  static final class C411 { int v = 1; }

  static final class C412 { int v = 0; }

  static final class C413 { int v = 1; }

  static final class C414 { int v = 0; }

  static final class C415 { int v = 1; }

  static final class C416 { int v = 0; }

  static final class C417 { int v = 1; }

  static final class C418 { int v = 0; }

  static final class C419 { int v = 1; }

  static final class C420 { int v = 0; }

  static final class C421 { int v = 1; }

  static final class C422 { int v = 0; }

  static final class C423 { int v = 1; }

  static final class C424 { int v = 0; }

  static final class C425 { int v = 1; }

  static final class C426 { int v = 0; }

  static final class C427 { int v = 1; }

  static final class C428 { int v = 0; }

  static final class C429 { int v = 1; }

  static final class C430 { int v = 0; }

  static final class C431 { int v = 1; }

  static final class C432 { int v = 0; }

  static final class C433 { int v = 1; }

  static final class C434 { int v = 0; }

  static final class C435 { int v = 1; }

  static final class C436 { int v = 0; }

  static final class C437 { int v = 1; }

  static final class C438 { int v = 0; }

  static final class C439 { int v = 1; }

  static final class C440 { int v = 0; }

  static final class C441 { int v = 1; }

  static final class C442 { int v = 0; }

  static final class C443 { int v = 1; }

  static final class C444 { int v = 0; }

  static final class C445 { int v = 1; }

  static final class C446 { int v = 0; }

  static final class C447 { int v = 1; }

  static final class C448 { int v = 0; }

  static final class C449 { int v = 1; }

  static final class C450 { int v = 0; }

  static final class C451 { int v = 1; }

  static final class C452 { int v = 0; }

  static final class C453 { int v = 1; }

  static final class C454 { int v = 0; }

  static final class C455 { int v = 1; }

  static final class C456 { int v = 0; }

  static final class C457 { int v = 1; }

  static final class C458 { int v = 0; }

  static final class C459 { int v = 1; }

  static final class C460 { int v = 0; }

  static final class C461 { int v = 1; }

  static final class C462 { int v = 0; }

  static final class C463 { int v = 1; }

  static final class C464 { int v = 0; }

  static final class C465 { int v = 1; }

  static final class C466 { int v = 0; }

  static final class C467 { int v = 1; }

  static final class C468 { int v = 0; }

  static final class C469 { int v = 1; }

  static final class C470 { int v = 0; }

  static final class C471 { int v = 1; }

  static final class C472 { int v = 0; }

  static final class C473 { int v = 1; }

  static final class C474 { int v = 0; }

  static final class C475 { int v = 1; }

  static final class C476 { int v = 0; }

  static final class C477 { int v = 1; }

  static final class C478 { int v = 0; }

  static final class C479 { int v = 1; }

  static final class C480 { int v = 0; }

  static final class C481 { int v = 1; }

  static final class C482 { int v = 0; }

  static final class C483 { int v = 1; }

  static final class C484 { int v = 0; }

  static final class C485 { int v = 1; }

  static final class C486 { int v = 0; }

  static final class C487 { int v = 1; }

  static final class C488 { int v = 0; }

  static final class C489 { int v = 1; }

  static final class C490 { int v = 0; }

  static final class C491 { int v = 1; }

  static final class C492 { int v = 0; }

  static final class C493 { int v = 1; }

  static final class C494 { int v = 0; }

  static final class C495 { int v = 1; }

  static final class C496 { int v = 0; }

  static final class C497 { int v = 1; }

  static final class C498 { int v = 0; }

  static final class C499 { int v = 1; }

  static final class C500 { int v = 0; }

  static final class C501 { int v = 1; }

  static final class C502 { int v = 0; }

  static final class C503 { int v = 1; }

  static final class C504 { int v = 0; }

  static final class C505 { int v = 1; }

  static final class C506 { int v = 0; }

  static final class C507 { int v = 1; }

  static final class C508 { int v = 0; }

  static final class C509 { int v = 1; }

  static final class C510 { int v = 0; }

  static final class C511 { int v = 1; }

  static final class C512 { int v = 0; }

  static final class C513 { int v = 1; }

  static final class C514 { int v = 0; }

  static final class C515 { int v = 1; }

  static final class C516 { int v = 0; }

  static final class C517 { int v = 1; }

  static final class C518 { int v = 0; }

  static final class C519 { int v = 1; }

  static final class C520 { int v = 0; }

  static final class C521 { int v = 1; }

  static final class C522 { int v = 0; }

  static final class C523 { int v = 1; }

  static final class C524 { int v = 0; }

  static final class C525 { int v = 1; }

  static final class C526 { int v = 0; }

  static final class C527 { int v = 1; }

  static final class C528 { int v = 0; }

  static final class C529 { int v = 1; }

  static final class C530 { int v = 0; }

  static final class C531 { int v = 1; }

  static final class C532 { int v = 0; }

  static final class C533 { int v = 1; }

  static final class C534 { int v = 0; }

  static final class C535 { int v = 1; }

  static final class C536 { int v = 0; }

  static final class C537 { int v = 1; }

  static final class C538 { int v = 0; }

  static final class C539 { int v = 1; }

  static final class C540 { int v = 0; }

  static final class C541 { int v = 1; }

  static final class C542 { int v = 0; }

  static final class C543 { int v = 1; }

  static final class C544 { int v = 0; }

  static final class C545 { int v = 1; }

  static final class C546 { int v = 0; }

  static final class C547 { int v = 1; }

  static final class C548 { int v = 0; }

  static final class C549 { int v = 1; }

  static final class C550 { int v = 0; }

  static final class C551 { int v = 1; }

  static final class C552 { int v = 0; }

  static final class C553 { int v = 1; }

  static final class C554 { int v = 0; }

  static final class C555 { int v = 1; }

  static final class C556 { int v = 0; }

  static final class C557 { int v = 1; }

  static final class C558 { int v = 0; }

  static final class C559 { int v = 1; }

  static final class C560 { int v = 0; }

  static final class C561 { int v = 1; }

  static final class C562 { int v = 0; }

  static final class C563 { int v = 1; }

  static final class C564 { int v = 0; }

  static final class C565 { int v = 1; }

  static final class C566 { int v = 0; }

  static final class C567 { int v = 1; }

  static final class C568 { int v = 0; }

  static final class C569 { int v = 1; }

  static final class C570 { int v = 0; }

  static final class C571 { int v = 1; }

  static final class C572 { int v = 0; }

  static final class C573 { int v = 1; }

  static final class C574 { int v = 0; }

  static final class C575 { int v = 1; }

  static final class C576 { int v = 0; }

  static final class C577 { int v = 1; }

  static final class C578 { int v = 0; }

  static final class C579 { int v = 1; }

  static final class C580 { int v = 0; }

  static final class C581 { int v = 1; }

  static final class C582 { int v = 0; }

  static final class C583 { int v = 1; }

  static final class C584 { int v = 0; }

  static final class C585 { int v = 1; }

  static final class C586 { int v = 0; }

  static final class C587 { int v = 1; }

  static final class C588 { int v = 0; }

  static final class C589 { int v = 1; }

  static final class C590 { int v = 0; }

  static final class C591 { int v = 1; }

  static final class C592 { int v = 0; }

  static final class C593 { int v = 1; }

  static final class C594 { int v = 0; }

  static final class C595 { int v = 1; }

  static final class C596 { int v = 0; }

  static final class C597 { int v = 1; }

  static final class C598 { int v = 0; }

  static final class C599 { int v = 1; }

  public static void main(String[] args) {
    int sum = 0;
    sum += new C0().v;
    sum += new C1().v;
    sum += new C2().v;
    sum += new C3().v;
    sum += new C4().v;
    sum += new C5().v;
    sum += new C6().v;
    sum += new C7().v;
    sum += new C8().v;
    sum += new C9().v;
    sum += new C10().v;
    sum += new C11().v;
    sum += new C12().v;
    sum += new C13().v;
    sum += new C14().v;
    sum += new C15().v;
    sum += new C16().v;
    sum += new C17().v;
    sum += new C18().v;
    sum += new C19().v;
    sum += new C20().v;
    sum += new C21().v;
    sum += new C22().v;
    sum += new C23().v;
    sum += new C24().v;
    sum += new C25().v;
    sum += new C26().v;
    sum += new C27().v;
    sum += new C28().v;
    sum += new C29().v;
    sum += new C30().v;
    sum += new C31().v;
    sum += new C32().v;
    sum += new C33().v;
    sum += new C34().v;
    sum += new C35().v;
    sum += new C36().v;
    sum += new C37().v;
    sum += new C38().v;
    sum += new C39().v;
    sum += new C40().v;
    sum += new C41().v;
    sum += new C42().v;
    sum += new C43().v;
    sum += new C44().v;
    sum += new C45().v;
    sum += new C46().v;
    sum += new C47().v;
    sum += new C48().v;
    sum += new C49().v;
    sum += new C50().v;
    sum += new C51().v;
    sum += new C52().v;
    sum += new C53().v;
    sum += new C54().v;
    sum += new C55().v;
    sum += new C56().v;
    sum += new C57().v;
    sum += new C58().v;
    sum += new C59().v;
    sum += new C60().v;
    sum += new C61().v;
    sum += new C62().v;
    sum += new C63().v;
    sum += new C64().v;
    sum += new C65().v;
    sum += new C66().v;
    sum += new C67().v;
    sum += new C68().v;
    sum += new C69().v;
    sum += new C70().v;
    sum += new C71().v;
    sum += new C72().v;
    sum += new C73().v;
    sum += new C74().v;
    sum += new C75().v;
    sum += new C76().v;
    sum += new C77().v;
    sum += new C78().v;
    sum += new C79().v;
    sum += new C80().v;
    sum += new C81().v;
    sum += new C82().v;
    sum += new C83().v;
    sum += new C84().v;
    sum += new C85().v;
    sum += new C86().v;
    sum += new C87().v;
    sum += new C88().v;
    sum += new C89().v;
    sum += new C90().v;
    sum += new C91().v;
    sum += new C92().v;
    sum += new C93().v;
    sum += new C94().v;
    sum += new C95().v;
    sum += new C96().v;
    sum += new C97().v;
    sum += new C98().v;
    sum += new C99().v;
    sum += new C100().v;
    sum += new C101().v;
    sum += new C102().v;
    sum += new C103().v;
    sum += new C104().v;
    sum += new C105().v;
    sum += new C106().v;
    sum += new C107().v;
    sum += new C108().v;
    sum += new C109().v;
    sum += new C110().v;
    sum += new C111().v;
    sum += new C112().v;
    sum += new C113().v;
    sum += new C114().v;
    sum += new C115().v;
    sum += new C116().v;
    sum += new C117().v;
    sum += new C118().v;
    sum += new C119().v;
    sum += new C120().v;
    sum += new C121().v;
    sum += new C122().v;
    sum += new C123().v;
    sum += new C124().v;
    sum += new C125().v;
    sum += new C126().v;
    sum += new C127().v;
    sum += new C128().v;
    sum += new C129().v;
    sum += new C130().v;
    sum += new C131().v;
    sum += new C132().v;
    sum += new C133().v;
    sum += new C134().v;
    sum += new C135().v;
    sum += new C136().v;
    sum += new C137().v;
    sum += new C138().v;
    sum += new C139().v;
    sum += new C140().v;
    sum += new C141().v;
    sum += new C142().v;
    sum += new C143().v;
    sum += new C144().v;
    sum += new C145().v;
    sum += new C146().v;
    sum += new C147().v;
    sum += new C148().v;
    sum += new C149().v;
    sum += new C150().v;
    sum += new C151().v;
    sum += new C152().v;
    sum += new C153().v;
    sum += new C154().v;
    sum += new C155().v;
    sum += new C156().v;
    sum += new C157().v;
    sum += new C158().v;
    sum += new C159().v;
    sum += new C160().v;
    sum += new C161().v;
    sum += new C162().v;
    sum += new C163().v;
    sum += new C164().v;
    sum += new C165().v;
    sum += new C166().v;
    sum += new C167().v;
    sum += new C168().v;
    sum += new C169().v;
    sum += new C170().v;
    sum += new C171().v;
    sum += new C172().v;
    sum += new C173().v;
    sum += new C174().v;
    sum += new C175().v;
    sum += new C176().v;
    sum += new C177().v;
    sum += new C178().v;
    sum += new C179().v;
    sum += new C180().v;
    sum += new C181().v;
    sum += new C182().v;
    sum += new C183().v;
    sum += new C184().v;
    sum += new C185().v;
    sum += new C186().v;
    sum += new C187().v;
    sum += new C188().v;
    sum += new C189().v;
    sum += new C190().v;
    sum += new C191().v;
    sum += new C192().v;
    sum += new C193().v;
    sum += new C194().v;
    sum += new C195().v;
    sum += new C196().v;
    sum += new C197().v;
    sum += new C198().v;
    sum += new C199().v;
    sum += new C200().v;
    sum += new C201().v;
    sum += new C202().v;
    sum += new C203().v;
    sum += new C204().v;
    sum += new C205().v;
    sum += new C206().v;
    sum += new C207().v;
    sum += new C208().v;
    sum += new C209().v;
    sum += new C210().v;
    sum += new C211().v;
    sum += new C212().v;
    sum += new C213().v;
    sum += new C214().v;
    sum += new C215().v;
    sum += new C216().v;
    sum += new C217().v;
    sum += new C218().v;
    sum += new C219().v;
    sum += new C220().v;
    sum += new C221().v;
    sum += new C222().v;
    sum += new C223().v;
    sum += new C224().v;
    sum += new C225().v;
    sum += new C226().v;
    sum += new C227().v;
    sum += new C228().v;
    sum += new C229().v;
    sum += new C230().v;
    sum += new C231().v;
    sum += new C232().v;
    sum += new C233().v;
    sum += new C234().v;
    sum += new C235().v;
    sum += new C236().v;
    sum += new C237().v;
    sum += new C238().v;
    sum += new C239().v;
    sum += new C240().v;
    sum += new C241().v;
    sum += new C242().v;
    sum += new C243().v;
    sum += new C244().v;
    sum += new C245().v;
    sum += new C246().v;
    sum += new C247().v;
    sum += new C248().v;
    sum += new C249().v;
    sum += new C250().v;
    sum += new C251().v;
    sum += new C252().v;
    sum += new C253().v;
    sum += new C254().v;
    sum += new C255().v;
    sum += new C256().v;
    sum += new C257().v;
    sum += new C258().v;
    sum += new C259().v;
    sum += new C260().v;
    sum += new C261().v;
    sum += new C262().v;
    sum += new C263().v;
    sum += new C264().v;
    sum += new C265().v;
    sum += new C266().v;
    sum += new C267().v;
    sum += new C268().v;
    sum += new C269().v;
    sum += new C270().v;
    sum += new C271().v;
    sum += new C272().v;
    sum += new C273().v;
    sum += new C274().v;
    sum += new C275().v;
    sum += new C276().v;
    sum += new C277().v;
    sum += new C278().v;
    sum += new C279().v;
    sum += new C280().v;
    sum += new C281().v;
    sum += new C282().v;
    sum += new C283().v;
    sum += new C284().v;
    sum += new C285().v;
    sum += new C286().v;
    sum += new C287().v;
    sum += new C288().v;
    sum += new C289().v;
    sum += new C290().v;
    sum += new C291().v;
    sum += new C292().v;
    sum += new C293().v;
    sum += new C294().v;
    sum += new C295().v;
    sum += new C296().v;
    sum += new C297().v;
    sum += new C298().v;
    sum += new C299().v;
    sum += new C300().v;
    sum += new C301().v;
    sum += new C302().v;
    sum += new C303().v;
    sum += new C304().v;
    sum += new C305().v;
    sum += new C306().v;
    sum += new C307().v;
    sum += new C308().v;
    sum += new C309().v;
    sum += new C310().v;
    sum += new C311().v;
    sum += new C312().v;
    sum += new C313().v;
    sum += new C314().v;
    sum += new C315().v;
    sum += new C316().v;
    sum += new C317().v;
    sum += new C318().v;
    sum += new C319().v;
    sum += new C320().v;
    sum += new C321().v;
    sum += new C322().v;
    sum += new C323().v;
    sum += new C324().v;
    sum += new C325().v;
    sum += new C326().v;
    sum += new C327().v;
    sum += new C328().v;
    sum += new C329().v;
    sum += new C330().v;
    sum += new C331().v;
    sum += new C332().v;
    sum += new C333().v;
    sum += new C334().v;
    sum += new C335().v;
    sum += new C336().v;
    sum += new C337().v;
    sum += new C338().v;
    sum += new C339().v;
    sum += new C340().v;
    sum += new C341().v;
    sum += new C342().v;
    sum += new C343().v;
    sum += new C344().v;
    sum += new C345().v;
    sum += new C346().v;
    sum += new C347().v;
    sum += new C348().v;
    sum += new C349().v;
    sum += new C350().v;
    sum += new C351().v;
    sum += new C352().v;
    sum += new C353().v;
    sum += new C354().v;
    sum += new C355().v;
    sum += new C356().v;
    sum += new C357().v;
    sum += new C358().v;
    sum += new C359().v;
    sum += new C360().v;
    sum += new C361().v;
    sum += new C362().v;
    sum += new C363().v;
    sum += new C364().v;
    sum += new C365().v;
    sum += new C366().v;
    sum += new C367().v;
    sum += new C368().v;
    sum += new C369().v;
    sum += new C370().v;
    sum += new C371().v;
    sum += new C372().v;
    sum += new C373().v;
    sum += new C374().v;
    sum += new C375().v;
    sum += new C376().v;
    sum += new C377().v;
    sum += new C378().v;
    sum += new C379().v;
    sum += new C380().v;
    sum += new C381().v;
    sum += new C382().v;
    sum += new C383().v;
    sum += new C384().v;
    sum += new C385().v;
    sum += new C386().v;
    sum += new C387().v;
    sum += new C388().v;
    sum += new C389().v;
    sum += new C390().v;
    sum += new C391().v;
    sum += new C392().v;
    sum += new C393().v;
    sum += new C394().v;
    sum += new C395().v;
    sum += new C396().v;
    sum += new C397().v;
    sum += new C398().v;
    sum += new C399().v;
    sum += new C400().v;
    sum += new C401().v;
    sum += new C402().v;
    sum += new C403().v;
    sum += new C404().v;
    sum += new C405().v;
    sum += new C406().v;
    sum += new C407().v;
    sum += new C408().v;
    sum += new C409().v;
    sum += new C410().v;
    sum += new C411().v;
    sum += new C412().v;
    sum += new C413().v;
    sum += new C414().v;
    sum += new C415().v;
    sum += new C416().v;
    sum += new C417().v;
    sum += new C418().v;
    sum += new C419().v;
    sum += new C420().v;
    sum += new C421().v;
    sum += new C422().v;
    sum += new C423().v;
    sum += new C424().v;
    sum += new C425().v;
    sum += new C426().v;
    sum += new C427().v;
    sum += new C428().v;
    sum += new C429().v;
    sum += new C430().v;
    sum += new C431().v;
    sum += new C432().v;
    sum += new C433().v;
    sum += new C434().v;
    sum += new C435().v;
    sum += new C436().v;
    sum += new C437().v;
    sum += new C438().v;
    sum += new C439().v;
    sum += new C440().v;
    sum += new C441().v;
    sum += new C442().v;
    sum += new C443().v;
    sum += new C444().v;
    sum += new C445().v;
    sum += new C446().v;
    sum += new C447().v;
    sum += new C448().v;
    sum += new C449().v;
    sum += new C450().v;
    sum += new C451().v;
    sum += new C452().v;
    sum += new C453().v;
    sum += new C454().v;
    sum += new C455().v;
    sum += new C456().v;
    sum += new C457().v;
    sum += new C458().v;
    sum += new C459().v;
    sum += new C460().v;
    sum += new C461().v;
    sum += new C462().v;
    sum += new C463().v;
    sum += new C464().v;
    sum += new C465().v;
    sum += new C466().v;
    sum += new C467().v;
    sum += new C468().v;
    sum += new C469().v;
    sum += new C470().v;
    sum += new C471().v;
    sum += new C472().v;
    sum += new C473().v;
    sum += new C474().v;
    sum += new C475().v;
    sum += new C476().v;
    sum += new C477().v;
    sum += new C478().v;
    sum += new C479().v;
    sum += new C480().v;
    sum += new C481().v;
    sum += new C482().v;
    sum += new C483().v;
    sum += new C484().v;
    sum += new C485().v;
    sum += new C486().v;
    sum += new C487().v;
    sum += new C488().v;
    sum += new C489().v;
    sum += new C490().v;
    sum += new C491().v;
    sum += new C492().v;
    sum += new C493().v;
    sum += new C494().v;
    sum += new C495().v;
    sum += new C496().v;
    sum += new C497().v;
    sum += new C498().v;
    sum += new C499().v;
    sum += new C500().v;
    sum += new C501().v;
    sum += new C502().v;
    sum += new C503().v;
    sum += new C504().v;
    sum += new C505().v;
    sum += new C506().v;
    sum += new C507().v;
    sum += new C508().v;
    sum += new C509().v;
    sum += new C510().v;
    sum += new C511().v;
    sum += new C512().v;
    sum += new C513().v;
    sum += new C514().v;
    sum += new C515().v;
    sum += new C516().v;
    sum += new C517().v;
    sum += new C518().v;
    sum += new C519().v;
    sum += new C520().v;
    sum += new C521().v;
    sum += new C522().v;
    sum += new C523().v;
    sum += new C524().v;
    sum += new C525().v;
    sum += new C526().v;
    sum += new C527().v;
    sum += new C528().v;
    sum += new C529().v;
    sum += new C530().v;
    sum += new C531().v;
    sum += new C532().v;
    sum += new C533().v;
    sum += new C534().v;
    sum += new C535().v;
    sum += new C536().v;
    sum += new C537().v;
    sum += new C538().v;
    sum += new C539().v;
    sum += new C540().v;
    sum += new C541().v;
    sum += new C542().v;
    sum += new C543().v;
    sum += new C544().v;
    sum += new C545().v;
    sum += new C546().v;
    sum += new C547().v;
    sum += new C548().v;
    sum += new C549().v;
    sum += new C550().v;
    sum += new C551().v;
    sum += new C552().v;
    sum += new C553().v;
    sum += new C554().v;
    sum += new C555().v;
    sum += new C556().v;
    sum += new C557().v;
    sum += new C558().v;
    sum += new C559().v;
    sum += new C560().v;
    sum += new C561().v;
    sum += new C562().v;
    sum += new C563().v;
    sum += new C564().v;
    sum += new C565().v;
    sum += new C566().v;
    sum += new C567().v;
    sum += new C568().v;
    sum += new C569().v;
    sum += new C570().v;
    sum += new C571().v;
    sum += new C572().v;
    sum += new C573().v;
    sum += new C574().v;
    sum += new C575().v;
    sum += new C576().v;
    sum += new C577().v;
    sum += new C578().v;
    sum += new C579().v;
    sum += new C580().v;
    sum += new C581().v;
    sum += new C582().v;
    sum += new C583().v;
    sum += new C584().v;
    sum += new C585().v;
    sum += new C586().v;
    sum += new C587().v;
    sum += new C588().v;
    sum += new C589().v;
    sum += new C590().v;
    sum += new C591().v;
    sum += new C592().v;
    sum += new C593().v;
    sum += new C594().v;
    sum += new C595().v;
    sum += new C596().v;
    sum += new C597().v;
    sum += new C598().v;
    sum += new C599().v;
    int x = Verifier.nondetInt();
    Verifier.assume(x > 0 && x < 100);
    assert sum == 300 && sum + x < 400;
  }
}
