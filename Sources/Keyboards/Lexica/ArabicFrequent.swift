extension ArabicLexicon {
  /// The commonest words again, in bands of their own: the least of a word's bands counts.
  static let frequent: StaticString = """
    words X 0 yA EAdy ktyr kwys mnyH wyn fyn lyh ly$ $wy kdh hyk hwn hnA bdy EAyz EAwz bEd qbl kmAn hlq tEAl tEAly
    words X 0 kAn lAzm mmkn hdA h*A hAd hAy hAdA bkrA AlHyn AlAn dlwqty >yn mtY lsA kEn bdk tmAm xlAS mAfy Allh
    words X 0 ylA A*A rAH wAHd jdA b$ >h hAt
    words P 0 End fy mE ly by fwq tHt Ely mn
    words N 0 byt ywm Hbyb
    words N 1 SbAH msA' bnt bnAt wld wlAd rjl rAjl mrp mrh snp $hr >sbwE AsbwE sAEp lyl nhAr bAb ktAb qlm Tryq $ArE
    words N 1 syArp mdrsp jAmEp $gl Akl >kl my mAy xbz qhwp $Ay Hlyb lHm djAj smk sm rz bytnA qlb Eyn yd rAs Smt SHp
    words N 1 dwA mryD mrD Alm Tbyb mst$fY HyAp >m >b >x >xt Am Ab Ax Axt jd jdp Em xAl Ahl >hl Eylp EA}lp zwj
    words N 1 zwjp jwz mrt mrA Sdyq SAHb nAs rjAl nswAn $Ab $bAb qmr $ms smA' smA bHr mTr hwA wrd wrdp $jrp klb qTp
    words N 1 bld mdynp qryp mkAn m$klp swAl s&Al jwAb klAm klmp HAjp $y $y' xbr flws mSAry mSArY sEr swq dkAn tlfwn
    words N 1 mwbAyl kmbywtr Swrp fylm >gnyp Agnyp lEbp krp dyn dnyA rb SlAp jnp nAr qrAn jAmE msjd Eyd jbnp zbdp Esl
    words N 1 skr mlH zyt bySp byDp tfAH mwz Enb btATA bTATA slTp $wrbp fTwr gdA' gdA E$A' E$A flAfl $AwrmA
    words N 2 nSyb wjbp wAjb ftrp njAH fTAr qrAr Hrkp ElAqp bdAyp nhAyp mbArAp xTp tEb nEs lbs lEb Drb ktb Hlqp TAlb
    words N 2 TAlbp TlAb Asm SyAm TEAm Twl HmAp nhr mnAm kfr frq qsm nfs fSl tqryr
    words A 0 Hlw kbyr Sgyr jdyd Tyb
    words A 1 mryD tEbAn zElAn mbswT frHAn jwEAn E$TAn ETSAn ET$An nEsAn EAql TAlb lAEb qAEd nAzl TAlE jAhz EAml sAkn
    words A 1 fAkr qdym Twyl qSyr jmyl HAr bArd gAly rxyS qryb bEyd sryE bTy' SEb shl mhm xAyf wAqf nAym SAHy rAyH
    words A 1 jAy ErbY Erby mSry lbnAny swry EAdy Twylp
    words C 1 EAlm $Am xmys jmEp sbt AHd
    verbs 1 ktb/ktb $rb/$rb fhm/fhm Eml/Eml rAH/rwH rjE/rjE wSl/wSl xlS/xlS jAb/jyb $Af/$wf nAm/nAm smE/smE HT/HT
    verbs 1 Tlb/Tlb dfE/dfE lbs/lbs nsY/nsY lqY/lAqy xAf/xAf zEl/zEl ErD/ErD ftH/ftH lEb/lEb  gyr/gyr sAfr/sAfr
    verbs 1 $tgl/$tgl A$tgl/$tgl ntZr/ntZr stnY/stnY AstnY/stnY
    words X 2 >ESAb hAtly hAtlnA hAthA jyblY Eyzp Eyz Eylh hHtAj mHtAj HmAtY HmAty tmr mrAty Asmy Asmk Asmh AsmhA A$m
    words X 2 $Asmk $w_Asmk
    """
}
