extension UrduLexicon {
  /// Words whose usual form in Latin letters follows from no rule, or from none alone: where one
  /// letter is written for two vowels or two consonants. The list is our own, written by hand.
  static let usual: StaticString = """
    usual hm=hum $hr=shehar zmyn=zameen swrj=suraj pXwl=phool Ardw=urdu nAm=naam bAzAr=bazaar
    usual dwdX=doodh mAN=maan byTy=beti xw$y=khushi Amyd=umeed Hkwmt=hukumat rAt=raat SbH=subah
    usual $Am=shaam sAl=saal xwbSwrt=khubsurat hAtX=haath Abw=abbu tyn=teen AdAs=udas pyr=peer
    usual AtwAr=itwar cXh=chhe cAhIY=chahiye cAnd=chand AstAd=ustad gw$t=gosht dwst=dost E$q=ishq
    usual |dmy=aadmi |nkX=aankh pAkstAn=pakistan pAnc=paanch mhrbAny=meherbani
    usual AmtHAn=imtihan jwtA=joota jwtY=joote kylA=kela tyz=tez kXyl=khel syb=seb myz=mez tyl=tel
    usual kXyt=khet ryt=ret pyT=pet bXyR=bher $yr=sher jyl=jail bXyj=bhej byc=bech lyjA=leja
    usual byTY=bete byTXw=baitho mzydAr=mazedar rygstAn=registan pynsl=pensil pyGAm=paigham
    usual TXykY=theke lymwN=limoon kbwtr=kabootar qAnwn=qanoon xwn=khoon pwlys=police rwpyh=rupaya
    usual mAmwN=mamoon nylA=neela pylA=peela mSrwf=masroof bXwkA=bhooka bXwk=bhook trbwz=tarbooz
    usual xrbwzh=kharbooza kXjwr=khajoor |Rw=aaroo kdw=kaddu cwhA=chooha twfAn=toofan dXwp=dhoop
    usual xAlw=khalu bhw=bahu xAtwn=khatoon bAzw=bazu mzdwr=mazdoor $rwE=shuru rwH=rooh
    usual jXARw=jharu mJbwV=mazboot m$hwr=mashhoor mqbwl=maqbool Jrwry=zaroori mHfwQ=mahfooz
    usual mAyws=mayoos bYwqwf=bewaqoof mjbwr=majboor dwr=door bdbw=badboo DAkw=daku
    usual mwsyqy=mauseeqi gXwm=ghoom skwn=sukoon jXwlA=jhoola cwRy=choori qymt=qeemat cyny=cheeni
    usual cyz=cheez synh=seena $y$h=sheesha qryb=qareeb Gryb=ghareeb mryJ=mareez $ryf=shareef
    usual jgh=jagah Awpr=oopar Amyr=ameer bymAr=beemar bymAry=beemari AdXr=idhar ArAdh=irada
    usual AlAj=ilaj Eyd=eid Eydy=eidi jysA=jaisa wysA=waisa Atr=utar AtAr=utar ATX=uth ATXw=utho
    usual nIy=nayi nIY=naye kIY=kiye lIY=liye kyY=kiye lwhA=loha tAryx=tareekh cmc=chammach
    usual rwTy=roti sw=sau bys=bees hzAr=hazaar pyAr=pyaar nAk=naak kAn=kaan bAl=baal lAl=laal
    usual dAl=daal sAt=saat mAf=maaf mHbt=muhabbat kwIlh=koyla xwAb=khwab mwnh=munh
    usual pyw=piyo swyTr=sweater hwTl=hotel fwn=phone bhtryn=behtareen
    usual bhtr=behtar mhmAn=mehman chrh=chehra sykX=seekh jyt=jeet jXyl=jheel xryd=khareed
    usual Ayk=ek bht=bahut mEAf=maaf dnyA=duniya
    usual yqyn=yaqeen EQym=azeem Ejyb=ajeeb *hyn=zaheen l*y*=lazeez nmkyn=namkeen tklyf=takleef
    """
}
