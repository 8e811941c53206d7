extension ArabicLexicon {
  /// Adjectives and participles: they take -p, -yn and -At.
  static let adjectives: StaticString = """
    words A 1 Hlw kbyr kwys mnyH Tyb zyn jdyd Hbyb mAlH jmyl qwy ktyr Emyl EArf $Ayf rAyH jAy mA$y kwyys fAhm nAym
    words A 1 SAHy mHtAj
    words A 2 Sgyr zgyr qdym jmyl b$E wH$ qbyH Twyl qSyr gAly rxyS bTy sryE DEyf nAEm xsn nHyf smyn txyn rfyE EryD
    words A 2 Dyq wAsE Eryq bEyd qryb SEb shl qAsy lyn bArd sxn HAr HAmy dAfy HAmD mr mAlH HAdq lzyz l*y* ldyd Tzy
    words A 2 TAzp myAH nAdr EAdy gryb Ejyb xAS EAm mhm Drwry mmtAz rA}E rAyE Ezym EZym mhyb mdhS mdhl mwjwd gAyb
    words A 2 HADr mstEd jAhz fADy mlyAn m$gwl mSgwl tEbAn jwEAn ETSAn ET$An nEsAn brdAn m$wb frHAn mbswT zElAn Hzyn
    words A 2 mEJb mEjb mtDAyq mtnrfz mESb mjnwn ql qAn qlqAn xAyf mrEwb mAlAn zhqAn mlAn xjlAn mkswf mtwtr mrtAH
    words A 2 hAdy $jAE jbAn krym bxyl TmwH xbyv m&db mHtrm AHtrA zky *ky gby Ahbl EbyT $ATr fAhm jAhl mtElm mvqf
    words A 2 kslAn n$yT jthd mjthd nAjH fA$l mHZwZ mskyn fqyr gny mlywnyr m$hwr mErwf mtjwz mtzwj AEzb ETlAn EtlAn
    words A 2 xrbAn mksr mkswr mfrwm SAlH fAsd nDyf nZyf wsx mwsx nAsf nA$f mblwl mrtb mErwD mskr mftwH mqfwl mqfl
    words A 2 mnwE mmnwE msmwH mstHyl mmkn SHyH glT glTAn mDbwT mZbwT Akyd Hqyqy wAqEy mstqbl SAdq k*Ab kdAb kzAb
    words A 2 gAmD wADH bsyT mEqd mxtlf nfs $bhy mtl zyn $yn AHlY AyD Abyd AbyD AHmr
    words A 3 AHmr AxDr Azrq ASfr Aswd bny wrdy brtqAly rmAdy bnfsjy dhby fDy gAmq fAtH mlwn HmrA byDA swdA xDrA zrqA
    words A 3 SfrA >Hmr >xDr >zrq >Sfr >swd >byD Erby Anjlyzy frnsy AlmAny trky Amryky >mryky AmrykAny rwsy Syny hndy
    words A 3 yAbAny AjnbY lbnAny swry mSry flsTyny Ardny >rdny ErAqy sEwdy kwyty AmArAty <mArAty qTry bHryny EmAny
    words A 3 ymny lyby twnsy jzA}ry mgrby swdAny msyHy mslm yhwdy mqdm ry}sy r}ysy Awly nhA}y dAxly xArjy $xSy EA}ly
    words A 3 EAylY rsmy mdny TbYEy TbyEy SnAEy SHy nfsy jsdy mEnwy mAly tjAry Elmy mSwr mktwb mqrw' msmwE mHbwb
    words A 3 mkrwh mrHwm m$kwr mErwm mqbwl mrfwD mDmwn mHrwq mqly m$wy mslwq mTbwx ny mstwy mstEjl mtAxr mt>xr bdry
    words A 3 mbkr mtfAjE mtfAjy mtHms mtfA}l mtfAyl mt$Aym mSdwm mndhS mHtAr mtAkd mt>kd mtrdd mwAfq rAfD AEd qAEd
    words A 3 wAqf wAqE mA$y sAyq rAkb TAyr nAzl TAlE dAxl xArj rAjE wASl msAfr mqym sAkn EAy$ myt mAyt myyt mwlwd
    words A 3 nAsy *Akr fAkr HAss HAs HAbb mHb kArh bAEt bAyE $Ary mAxd Axd |xd EATy ETy lAbs $AlH HATT HAT $Ayl TAbx
    words A 3 Akl $Arb EAml $gAl $qyAn bATl mtqAEd mrbwT mHbws msjwn Hr mHrr HAml mryD TAyb mtEAfy mjrwH mSAb SAyr
    words A 3 qAdr msmy msmY lAzm nAqS zAyd kAml SAfy mxlwT mqswm mDrwb mElq nAym qAym mqtnE mTlwb mrswl mbEwt mktwm
    words A 3 AmAn mTmn mTm}n
    words A 4 Eslyy rhyb fZyE tHfp xrAfy xTyr xyAly mlk AswA jAmd jAmdp gld mrAyq rAyq rwEp nArr $yk AnYq Anyq mrtAH
    words A 4 k$xp Hlyw bryP bry' *nb mthm mjrm HrAmy nSAb fAsd Zlm ZAlm mZlwm EAdl qAsy Hnwn lTyf xfyf vqyl tqyl dmh
    words A 4 xyr $ryr Azly mstmr dAym mwqt dA}m qlyl klyl kfAyp zyAdp Aktr mZbT mHdd mEyn mqSwd HtmY Drwy mfyd nAfE
    words A 4 mDr HlAl Syfy $twy lyly ywmy $hry snwy
    """
}
