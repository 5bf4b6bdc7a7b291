// expect: FALSE
// witness: 321
// SPDX-License-Identifier: Apache-2.0

/** Five hundred and fifty class literals, then an input. */
public final class ManyClassLiterals {
  interface I0 {}

  interface I1 {}

  interface I2 {}

  interface I3 {}

  interface I4 {}

  interface I5 {}

  interface I6 {}

  interface I7 {}

  interface I8 {}

  interface I9 {}

  interface I10 {}

  interface I11 {}

  interface I12 {}

  interface I13 {}

  interface I14 {}

  interface I15 {}

  interface I16 {}

  interface I17 {}

  interface I18 {}

  interface I19 {}

  interface I20 {}

  interface I21 {}

  interface I22 {}

  interface I23 {}

  interface I24 {}

  interface I25 {}

  interface I26 {}

  interface I27 {}

  interface I28 {}

  interface I29 {}

  interface I30 {}

  interface I31 {}

  interface I32 {}

  interface I33 {}

  interface I34 {}

  interface I35 {}

  interface I36 {}

  interface I37 {}

  interface I38 {}

  interface I39 {}

  interface I40 {}

  interface I41 {}

  interface I42 {}

  interface I43 {}

  interface I44 {}

  interface I45 {}

  interface I46 {}

  interface I47 {}

  interface I48 {}

  interface I49 {}

  interface I50 {}

  interface I51 {}

  interface I52 {}

  interface I53 {}

  interface I54 {}

  interface I55 {}

  interface I56 {}

  interface I57 {}

  interface I58 {}

  interface I59 {}

  interface I60 {}

  interface I61 {}

  interface I62 {}

  interface I63 {}

  interface I64 {}

  interface I65 {}

  interface I66 {}

  interface I67 {}

  interface I68 {}

  interface I69 {}

  interface I70 {}

  interface I71 {}

  interface I72 {}

  interface I73 {}

  interface I74 {}

  interface I75 {}

  interface I76 {}

  interface I77 {}

  interface I78 {}

  interface I79 {}

  interface I80 {}

  interface I81 {}

  interface I82 {}

  interface I83 {}

  interface I84 {}

  interface I85 {}

  interface I86 {}

  interface I87 {}

  interface I88 {}

  interface I89 {}

  interface I90 {}

  interface I91 {}

  interface I92 {}

  interface I93 {}

  interface I94 {}

  interface I95 {}

  interface I96 {}

  interface I97 {}

  interface I98 {}

  interface I99 {}

  interface I100 {}

  interface I101 {}

  interface I102 {}

  interface I103 {}

  interface I104 {}

  interface I105 {}

  interface I106 {}

  interface I107 {}

  interface I108 {}

  interface I109 {}

  interface I110 {}

  interface I111 {}

  interface I112 {}

  interface I113 {}

  interface I114 {}

  interface I115 {}

  interface I116 {}

  interface I117 {}

  interface I118 {}

  interface I119 {}

  interface I120 {}

  interface I121 {}

  interface I122 {}

  interface I123 {}

  interface I124 {}

  interface I125 {}

  interface I126 {}

  interface I127 {}

  interface I128 {}

  interface I129 {}

  interface I130 {}

  interface I131 {}

  interface I132 {}

  interface I133 {}

  interface I134 {}

  interface I135 {}

  interface I136 {}

  interface I137 {}

  interface I138 {}

  interface I139 {}

  interface I140 {}

  interface I141 {}

  interface I142 {}

  interface I143 {}

  interface I144 {}

  interface I145 {}

  interface I146 {}

  interface I147 {}

  interface I148 {}

  interface I149 {}

  interface I150 {}

  interface I151 {}

  interface I152 {}

  interface I153 {}

  interface I154 {}

  interface I155 {}

  interface I156 {}

  interface I157 {}

  interface I158 {}

  interface I159 {}

  interface I160 {}

  interface I161 {}

  interface I162 {}

  interface I163 {}

  interface I164 {}

  interface I165 {}

  interface I166 {}

  interface I167 {}

  interface I168 {}

  interface I169 {}

  interface I170 {}

  interface I171 {}

  interface I172 {}

  interface I173 {}

  interface I174 {}

  interface I175 {}

  interface I176 {}

  interface I177 {}

  interface I178 {}

  interface I179 {}

  interface I180 {}

  interface I181 {}

  interface I182 {}

  interface I183 {}

  interface I184 {}

  interface I185 {}

  interface I186 {}

  interface I187 {}

  interface I188 {}

  interface I189 {}

  interface I190 {}

  interface I191 {}

  interface I192 {}

  interface I193 {}

  interface I194 {}

  interface I195 {}

  interface I196 {}

  interface I197 {}

  interface I198 {}

  interface I199 {}

  interface I200 {}

  interface I201 {}

  interface I202 {}

  interface I203 {}

  interface I204 {}

  interface I205 {}

  interface I206 {}

  interface I207 {}

  interface I208 {}

  interface I209 {}

  interface I210 {}

  interface I211 {}

  interface I212 {}

  interface I213 {}

  interface I214 {}

  interface I215 {}

  interface I216 {}

  interface I217 {}

  interface I218 {}

  interface I219 {}

  interface I220 {}

  interface I221 {}

  interface I222 {}

  interface I223 {}

  interface I224 {}

  interface I225 {}

  interface I226 {}

  interface I227 {}

  interface I228 {}

  interface I229 {}

  interface I230 {}

  interface I231 {}

  interface I232 {}

  interface I233 {}

  interface I234 {}

  interface I235 {}

  interface I236 {}

  interface I237 {}

  interface I238 {}

  interface I239 {}

  interface I240 {}

  interface I241 {}

  interface I242 {}

  interface I243 {}

  interface I244 {}

  interface I245 {}

  interface I246 {}

  interface I247 {}

  interface I248 {}

  interface I249 {}

  interface I250 {}

  interface I251 {}

  interface I252 {}

  interface I253 {}

  interface I254 {}

  interface I255 {}

  interface I256 {}

  interface I257 {}

  interface I258 {}

  interface I259 {}

  interface I260 {}

  interface I261 {}

  interface I262 {}

  interface I263 {}

  interface I264 {}

  interface I265 {}

  interface I266 {}

  interface I267 {}

  interface I268 {}

  interface I269 {}

  interface I270 {}

  interface I271 {}

  interface I272 {}

  interface I273 {}

  interface I274 {}

  interface I275 {}

  interface I276 {}

  interface I277 {}

  interface I278 {}

  interface I279 {}

  interface I280 {}

  interface I281 {}

  interface I282 {}

  interface I283 {}

  interface I284 {}

  interface I285 {}

  interface I286 {}

  interface I287 {}

  interface I288 {}

  interface I289 {}

  interface I290 {}

  interface I291 {}

  interface I292 {}

  interface I293 {}

  interface I294 {}

  interface I295 {}

  interface I296 {}

  interface I297 {}

  interface I298 {}

  interface I299 {}

  interface I300 {}

  interface I301 {}

  interface I302 {}

  interface I303 {}

  interface I304 {}

  interface I305 {}

  interface I306 {}

  interface I307 {}

  interface I308 {}

  interface I309 {}

  interface I310 {}

  interface I311 {}

  interface I312 {}

  interface I313 {}

  interface I314 {}

  interface I315 {}

  interface I316 {}

  interface I317 {}

  interface I318 {}

  interface I319 {}

  interface I320 {}

  interface I321 {}

  interface I322 {}

  interface I323 {}

  interface I324 {}

  interface I325 {}

  interface I326 {}

  interface I327 {}

  interface I328 {}

  interface I329 {}

  interface I330 {}

  interface I331 {}

  interface I332 {}

  interface I333 {}

  interface I334 {}

  interface I335 {}

  interface I336 {}

  interface I337 {}

  interface I338 {}

  interface I339 {}

  interface I340 {}

  interface I341 {}

  interface I342 {}

  interface I343 {}

  interface I344 {}

  interface I345 {}

  interface I346 {}

  interface I347 {}

  interface I348 {}

  interface I349 {}

  interface I350 {}

  interface I351 {}

  interface I352 {}

  interface I353 {}

  interface I354 {}

  interface I355 {}

  interface I356 {}

  interface I357 {}

  interface I358 {}

  interface I359 {}

  interface I360 {}

  interface I361 {}

  interface I362 {}

  interface I363 {}

  interface I364 {}

  interface I365 {}

  interface I366 {}

  interface I367 {}

  interface I368 {}

  interface I369 {}

  interface I370 {}

  interface I371 {}

  interface I372 {}

  interface I373 {}

  interface I374 {}

  interface I375 {}

  interface I376 {}

  interface I377 {}

  interface I378 {}

  interface I379 {}

  interface I380 {}

  interface I381 {}

  interface I382 {}

  interface I383 {}

  interface I384 {}

  interface I385 {}

  interface I386 {}

  interface I387 {}

  interface I388 {}

  interface I389 {}

  interface I390 {}

  interface I391 {}

  interface I392 {}

  interface I393 {}

  interface I394 {}

  interface I395 {}

  interface I396 {}

  interface I397 {}

  interface I398 {}

  interface I399 {}

  interface I400 {}

  interface I401 {}

  interface I402 {}

  interface I403 {}

  interface I404 {}

  interface I405 {}

  interface I406 {}

  interface I407 {}

  interface I408 {}

  interface I409 {}

  interface I410 {}

  interface I411 {}

  interface I412 {}

  interface I413 {}

  interface I414 {}

  interface I415 {}

  interface I416 {}

  interface I417 {}

  interface I418 {}

  interface I419 {}

  interface I420 {}

  interface I421 {}

  interface I422 {}

  interface I423 {}

  interface I424 {}

  interface I425 {}

  interface I426 {}

  interface I427 {}

  interface I428 {}

  interface I429 {}

  interface I430 {}

  interface I431 {}

  interface I432 {}

  interface I433 {}

  interface I434 {}

  interface I435 {}

  interface I436 {}

  interface I437 {}

  interface I438 {}

  interface I439 {}

  interface I440 {}

  interface I441 {}

  interface I442 {}

  interface I443 {}

  interface I444 {}

  interface I445 {}

  interface I446 {}

  interface I447 {}

  interface I448 {}

  interface I449 {}

  interface I450 {}

  interface I451 {}

  interface I452 {}

  interface I453 {}

  interface I454 {}

  interface I455 {}

  interface I456 {}

  interface I457 {}

  interface I458 {}

  interface I459 {}

  interface I460 {}

  interface I461 {}

  interface I462 {}

  interface I463 {}

  interface I464 {}

  interface I465 {}

  interface I466 {}

  interface I467 {}

  interface I468 {}

  interface I469 {}

  interface I470 {}

  interface I471 {}

  interface I472 {}

  interface I473 {}

  interface I474 {}

  interface I475 {}

  interface I476 {}

  interface I477 {}

  interface I478 {}

  interface I479 {}

  interface I480 {}

  interface I481 {}

  interface I482 {}

  interface I483 {}

  interface I484 {}

  interface I485 {}

  interface I486 {}

  interface I487 {}

  interface I488 {}

  interface I489 {}

  interface I490 {}

  interface I491 {}

  interface I492 {}

  interface I493 {}

  interface I494 {}

  interface I495 {}

  interface I496 {}

  interface I497 {}

  interface I498 {}

  interface I499 {}

  interface I500 {}

  interface I501 {}

  interface I502 {}

  interface I503 {}

  interface I504 {}

  interface I505 {}

  interface I506 {}

  interface I507 {}

  interface I508 {}

  interface I509 {}

  interface I510 {}

  interface I511 {}

  interface I512 {}

  interface I513 {}

  interface I514 {}

  interface I515 {}

  interface I516 {}

  interface I517 {}

  interface I518 {}

  interface I519 {}

  interface I520 {}

  interface I521 {}

  interface I522 {}

  interface I523 {}

  interface I524 {}

  interface I525 {}

  interface I526 {}

  interface I527 {}

  interface I528 {}

  interface I529 {}

  interface I530 {}

  interface I531 {}

  interface I532 {}

  interface I533 {}

  interface I534 {}

  interface I535 {}

  interface I536 {}

  interface I537 {}

  interface I538 {}

  interface I539 {}

  interface I540 {}

  interface I541 {}

  interface I542 {}

  interface I543 {}

  interface I544 {}

  interface I545 {}

  interface I546 {}

  interface I547 {}

  interface I548 {}

  interface I549 {}

  public static void main(String[] args) {
    Class<?>[] all = {
      I0.class,
      I1.class,
      I2.class,
      I3.class,
      I4.class,
      I5.class,
      I6.class,
      I7.class,
      I8.class,
      I9.class,
      I10.class,
      I11.class,
      I12.class,
      I13.class,
      I14.class,
      I15.class,
      I16.class,
      I17.class,
      I18.class,
      I19.class,
      I20.class,
      I21.class,
      I22.class,
      I23.class,
      I24.class,
      I25.class,
      I26.class,
      I27.class,
      I28.class,
      I29.class,
      I30.class,
      I31.class,
      I32.class,
      I33.class,
      I34.class,
      I35.class,
      I36.class,
      I37.class,
      I38.class,
      I39.class,
      I40.class,
      I41.class,
      I42.class,
      I43.class,
      I44.class,
      I45.class,
      I46.class,
      I47.class,
      I48.class,
      I49.class,
      I50.class,
      I51.class,
      I52.class,
      I53.class,
      I54.class,
      I55.class,
      I56.class,
      I57.class,
      I58.class,
      I59.class,
      I60.class,
      I61.class,
      I62.class,
      I63.class,
      I64.class,
      I65.class,
      I66.class,
      I67.class,
      I68.class,
      I69.class,
      I70.class,
      I71.class,
      I72.class,
      I73.class,
      I74.class,
      I75.class,
      I76.class,
      I77.class,
      I78.class,
      I79.class,
      I80.class,
      I81.class,
      I82.class,
      I83.class,
      I84.class,
      I85.class,
      I86.class,
      I87.class,
      I88.class,
      I89.class,
      I90.class,
      I91.class,
      I92.class,
      I93.class,
      I94.class,
      I95.class,
      I96.class,
      I97.class,
      I98.class,
      I99.class,
      I100.class,
      I101.class,
      I102.class,
      I103.class,
      I104.class,
      I105.class,
      I106.class,
      I107.class,
      I108.class,
      I109.class,
      I110.class,
      I111.class,
      I112.class,
      I113.class,
      I114.class,
      I115.class,
      I116.class,
      I117.class,
      I118.class,
      I119.class,
      I120.class,
      I121.class,
      I122.class,
      I123.class,
      I124.class,
      I125.class,
      I126.class,
      I127.class,
      I128.class,
      I129.class,
      I130.class,
      I131.class,
      I132.class,
      I133.class,
      I134.class,
      I135.class,
      I136.class,
      I137.class,
      I138.class,
      I139.class,
      I140.class,
      I141.class,
      I142.class,
      I143.class,
      I144.class,
      I145.class,
      I146.class,
      I147.class,
      I148.class,
      I149.class,
      I150.class,
      I151.class,
      I152.class,
      I153.class,
      I154.class,
      I155.class,
      I156.class,
      I157.class,
      I158.class,
      I159.class,
      I160.class,
      I161.class,
      I162.class,
      I163.class,
      I164.class,
      I165.class,
      I166.class,
      I167.class,
      I168.class,
      I169.class,
      I170.class,
      I171.class,
      I172.class,
      I173.class,
      I174.class,
      I175.class,
      I176.class,
      I177.class,
      I178.class,
      I179.class,
      I180.class,
      I181.class,
      I182.class,
      I183.class,
      I184.class,
      I185.class,
      I186.class,
      I187.class,
      I188.class,
      I189.class,
      I190.class,
      I191.class,
      I192.class,
      I193.class,
      I194.class,
      I195.class,
      I196.class,
      I197.class,
      I198.class,
      I199.class,
      I200.class,
      I201.class,
      I202.class,
      I203.class,
      I204.class,
      I205.class,
      I206.class,
      I207.class,
      I208.class,
      I209.class,
      I210.class,
      I211.class,
      I212.class,
      I213.class,
      I214.class,
      I215.class,
      I216.class,
      I217.class,
      I218.class,
      I219.class,
      I220.class,
      I221.class,
      I222.class,
      I223.class,
      I224.class,
      I225.class,
      I226.class,
      I227.class,
      I228.class,
      I229.class,
      I230.class,
      I231.class,
      I232.class,
      I233.class,
      I234.class,
      I235.class,
      I236.class,
      I237.class,
      I238.class,
      I239.class,
      I240.class,
      I241.class,
      I242.class,
      I243.class,
      I244.class,
      I245.class,
      I246.class,
      I247.class,
      I248.class,
      I249.class,
      I250.class,
      I251.class,
      I252.class,
      I253.class,
      I254.class,
      I255.class,
      I256.class,
      I257.class,
      I258.class,
      I259.class,
      I260.class,
      I261.class,
      I262.class,
      I263.class,
      I264.class,
      I265.class,
      I266.class,
      I267.class,
      I268.class,
      I269.class,
      I270.class,
      I271.class,
      I272.class,
      I273.class,
      I274.class,
      I275.class,
      I276.class,
      I277.class,
      I278.class,
      I279.class,
      I280.class,
      I281.class,
      I282.class,
      I283.class,
      I284.class,
      I285.class,
      I286.class,
      I287.class,
      I288.class,
      I289.class,
      I290.class,
      I291.class,
      I292.class,
      I293.class,
      I294.class,
      I295.class,
      I296.class,
      I297.class,
      I298.class,
      I299.class,
      I300.class,
      I301.class,
      I302.class,
      I303.class,
      I304.class,
      I305.class,
      I306.class,
      I307.class,
      I308.class,
      I309.class,
      I310.class,
      I311.class,
      I312.class,
      I313.class,
      I314.class,
      I315.class,
      I316.class,
      I317.class,
      I318.class,
      I319.class,
      I320.class,
      I321.class,
      I322.class,
      I323.class,
      I324.class,
      I325.class,
      I326.class,
      I327.class,
      I328.class,
      I329.class,
      I330.class,
      I331.class,
      I332.class,
      I333.class,
      I334.class,
      I335.class,
      I336.class,
      I337.class,
      I338.class,
      I339.class,
      I340.class,
      I341.class,
      I342.class,
      I343.class,
      I344.class,
      I345.class,
      I346.class,
      I347.class,
      I348.class,
      I349.class,
      I350.class,
      I351.class,
      I352.class,
      I353.class,
      I354.class,
      I355.class,
      I356.class,
      I357.class,
      I358.class,
      I359.class,
      I360.class,
      I361.class,
      I362.class,
      I363.class,
      I364.class,
      I365.class,
      I366.class,
      I367.class,
      I368.class,
      I369.class,
      I370.class,
      I371.class,
      I372.class,
      I373.class,
      I374.class,
      I375.class,
      I376.class,
      I377.class,
      I378.class,
      I379.class,
      I380.class,
      I381.class,
      I382.class,
      I383.class,
      I384.class,
      I385.class,
      I386.class,
      I387.class,
      I388.class,
      I389.class,
      I390.class,
      I391.class,
      I392.class,
      I393.class,
      I394.class,
      I395.class,
      I396.class,
      I397.class,
      I398.class,
      I399.class,
      I400.class,
      I401.class,
      I402.class,
      I403.class,
      I404.class,
      I405.class,
      I406.class,
      I407.class,
      I408.class,
      I409.class,
      I410.class,
      I411.class,
      I412.class,
      I413.class,
      I414.class,
      I415.class,
      I416.class,
      I417.class,
      I418.class,
      I419.class,
      I420.class,
      I421.class,
      I422.class,
      I423.class,
      I424.class,
      I425.class,
      I426.class,
      I427.class,
      I428.class,
      I429.class,
      I430.class,
      I431.class,
      I432.class,
      I433.class,
      I434.class,
      I435.class,
      I436.class,
      I437.class,
      I438.class,
      I439.class,
      I440.class,
      I441.class,
      I442.class,
      I443.class,
      I444.class,
      I445.class,
      I446.class,
      I447.class,
      I448.class,
      I449.class,
      I450.class,
      I451.class,
      I452.class,
      I453.class,
      I454.class,
      I455.class,
      I456.class,
      I457.class,
      I458.class,
      I459.class,
      I460.class,
      I461.class,
      I462.class,
      I463.class,
      I464.class,
      I465.class,
      I466.class,
      I467.class,
      I468.class,
      I469.class,
      I470.class,
      I471.class,
      I472.class,
      I473.class,
      I474.class,
      I475.class,
      I476.class,
      I477.class,
      I478.class,
      I479.class,
      I480.class,
      I481.class,
      I482.class,
      I483.class,
      I484.class,
      I485.class,
      I486.class,
      I487.class,
      I488.class,
      I489.class,
      I490.class,
      I491.class,
      I492.class,
      I493.class,
      I494.class,
      I495.class,
      I496.class,
      I497.class,
      I498.class,
      I499.class,
      I500.class,
      I501.class,
      I502.class,
      I503.class,
      I504.class,
      I505.class,
      I506.class,
      I507.class,
      I508.class,
      I509.class,
      I510.class,
      I511.class,
      I512.class,
      I513.class,
      I514.class,
      I515.class,
      I516.class,
      I517.class,
      I518.class,
      I519.class,
      I520.class,
      I521.class,
      I522.class,
      I523.class,
      I524.class,
      I525.class,
      I526.class,
      I527.class,
      I528.class,
      I529.class,
      I530.class,
      I531.class,
      I532.class,
      I533.class,
      I534.class,
      I535.class,
      I536.class,
      I537.class,
      I538.class,
      I539.class,
      I540.class,
      I541.class,
      I542.class,
      I543.class,
      I544.class,
      I545.class,
      I546.class,
      I547.class,
      I548.class,
      I549.class,
    };
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0);
    assert at >= all.length || !all[at].getSimpleName().equals("I321");
  }
}
