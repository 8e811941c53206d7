/// Urdu as it is spelled in Latin letters.
///
/// Letters: | A b p t T v j c H x d D * r R z y s $ S J V Q E G f q k g l m n N w h X Y and I, O, '
/// for the three shapes of hamza; the list is our own.
enum UrduLexicon {
  static let rules: StaticString = """
    letters |=0622 A=0627 b=0628 p=067E t=062A T=0679 v=062B j=062C c=0686 H=062D x=062E d=062F D=0688 *=0630 r=0631
    letters R=0691 z=0632 Z=0698 s=0633 $=0634 S=0635 J=0636 V=0637 Q=0638 E=0639 G=063A f=0641 q=0642 k=06A9 g=06AF
    letters l=0644 m=0645 n=0646 N=06BA w=0648 h=06C1 X=06BE '=0621 y=06CC Y=06D2 I=0626 O=0624 _=0020
    short a i u
    spell a a u/10 e/8 i/10 -/8
    spell i i e/4 a/9 -/7
    spell u u oo/6 o/4 a/9 -/8
    spell | ^aa/1 ^a/5
    spell A a aa/1 ^i/2 ^u/3 ^e/3 ^a/1 ^o/4
    spell b b
    spell p p
    spell t t
    spell T t/3 tt/4
    spell v s/8
    spell j j
    spell c ch c/6
    spell H h/5
    spell x kh/1 x/4
    spell d d
    spell D d/3 dd/4
    spell * z/8
    spell r r
    spell R r/3 d/9 rr/4
    spell z z
    spell Z zh
    spell s s c/14
    spell $ sh
    spell S s/5
    spell J z/6
    spell V t/6
    spell Q z/8
    spell E a/6 '/2 e/8 i/8 u/8 -/10 aa/6
    spell G gh/1 g/10
    spell f f ph/5
    spell q q k/5
    spell k k c/8 q/8
    spell g g
    spell l l
    spell m m
    spell n n
    spell N n$/2 n/8 -$/12
    spell w o/1 u/2 w v/1 oo/1 au/3 ou/3 ao/5
    spell h h a$/4 ah$/1 -/18 e$/14
    spell X h -/16
    spell ' '/2 -/8
    spell y i/2 y ee/1 ii/2 e/4 ai/3 ei/4 ay/4 ey/5
    spell Y e$/1 ~e/4 ay$/0 ai$/2 ey$/2
    spell I i/3 y/4 -/3
    spell O o/4 w/4 u/4 -/9
    vowel a/1 i/2 u/2 e/4 o/6
    loose a/8 i/14 u/14 e/22 o/24
    suffix N 10 y yN wN AN Y
    suffix A 8 y Y
    suffix V 8 nA ny tA ty tY A y Y w wN yN nY IY yY
    suffix V 10 yA Iy
    suffix V 12 Oy ON_gA ON_gy O_gY
    suffix V 10 kr
    suffix V 12 wN_gA wN_gy Y_gA Y_gy yN_gY yN_gy w_gY w_gy
    suffix T 4 IY_gA IY_gy IyN_gY IyN_gy ON_gA ON_gy O_gY
    suffix T 8 O IyN
    suffix M 2 A
    suffix M 6 Y
    suffix M 10 wN
    suffix K 2 h
    suffix K 6 Y
    suffix K 10 wN
    suffix B 2 A
    suffix B 4 y Y
    open M K B T
    spell _ -
    keep main hum tum aap woh yeh ye hai hain ho tha thi the ka ki ke ko se mein par aur ya bhi to hi na nahi nahin kya kyun
    keep beta beti peer
    keep kab kahan kaise kaun kitna acha accha theek haan jee ji bahut sab kuch koi bus bas ab abhi din raat kal aaj log
    keep dil pani chai naan kurta sari yoga guru mera tera hamara is us in un me so jab tab ghar kam kaam do teen char panch
    exact HAl haal
    exact AlslAm_Elykm assalamualaikum assalamoalaikum
    exact wElykm walaikum waalaikum walekum
    exact AlslAm assalam asalam
    exact An$A'Allh inshallah inshaallah insha'allah
    exact mA$A'Allh mashallah mashaallah
    exact AlHmdllh alhamdulillah alhamdolillah
    exact kywN kyun kyu kyon kiun
    exact jy ji jee
    exact bhn behan behen behn
    exact Amy ammi ami
    exact byTA beta
    exact xdA khuda
    exact cAIY chai chaye chay chaey
    exact ptA pata
    exact jAO jao jaao
    exact |O aao ao
    exact |yA aya aaya
    exact slAm salam salaam
    exact nhyN nahi nahin nai nhi
    exact myN main mein me
    exact hyN hain hein
    exact hY hai hay he
    exact yh yeh ye yah
    exact wh woh wo vo
    exact kyA kya
    exact ky ki kee
    exact kY ke kay
    exact tw toh to
    exact As_nY usne isne usnay isnay
    exact ks_nY kisne kisnay
    exact jXwT jhooth jhoot jhut
    exact kh keh ke
    exact Ayk aik ek
    exact sY se say
    exact $kryh shukriya shukria
    """

  static let words: StaticString = """
    words X 0 myN hm tm |p wh yh hY hyN hwN hw tXA tXy tXY kA ky kY kw sY pr Awr yA bXy tw hy nh nhyN kyA
    words X 1 kywN kb khAN kysY kwn ktnA ktny ktnY kys jys jb tb Ab AbXy |j kl prswN sb kcX kwIy cAhyY cAhIY kr krnA krtA krty krtY kryN krw
    words X 1 krwN kyjyY kIY kyY gyA gIy gIY jA jAw jAO jAnA jAtA jAty jAwN |w |O |nA |tA |ty |yA |Iy |IY dw dy dyA dynA lw ly lyA lynA hwA hwIy hwIY
    words X 1 hwnA hwtA hwty hwgA hwgy rhA rhy rhY rhnA skA sktA skty sktY mjXY mjX tjXY tjX hmyN tmhyN Anhyn AnhwN Asy As Asy AskA Asky Ask
    words X 1 myrA myry myrY tyrA tyry tyrY hmArA hmAry hmArY tmhArA tmhAry AskA Asky ApnA Apny ApnY |pkA |pky yhAN whAN jhAN AdXr kdXr Andr bAhr Awpr nycY
    words X 2 hAN jy jy_hAN TXyk AcXA AcXy AcXY bht bhwt zyAdh km tXwRA tXwRy TXnDA grm $kryh mhrbAny mAf mEAf brAY slAm xwdA xdA HAfJ Allh xdA_HAfQ HAfQ
    words X 2 Agr mgr lykn kywnkh tAkh phr pXr phlY bEd sAtX bGyr lIY wAsTY mtlb |xr Asl ASl wAqEy $Ayd Jrwr bAlkl bs flHAl fwrA hmy$h kbXy kbXAr Aksr
    words X 2 Ayk dw tyn cAr pAnc cXh sAt |TX nw ds bys pcAs sw hzAr lAkX krwR |dXA phlA dwsrA tysrA
    words N 2 gXr gXR kmrA drwAzh kXRky mkAn $hr gAON mlk dnyA zmyn |smAn swrj cAnd tArA bAr$ hwA pAny |g drxt pXwl bAG smndr dryA phAR rAsth sRk gARy bs
    words N 2 ryl jhAz DAktr ASpTAl hspTAl dwA bymAr bymAry drd sr |nkX kAn nAk mnh hAtX pAON dl jsm bAl xwn jAn zndgy mwt wqt dn rAt SbH $Am dwphr hftA hfth
    words N 2 mhynh sAl gXnTh mnT pl klm qlm ktAb kAG* skwl kAlj ywnywrsTy AstAd $Agrd sbq AmtiHAn swAl jwAb bAt zbAn Ardw Anglyzy hndy lfQ nAm pth nmbr fwn
    words N 2 kAm nwkry pysA pysY rwpyh rwpY dkAn bAzAr qymt kpRY kpRA jwtA qmyS $lwAr TwpY cAyY cAIY dwdX cyny nmk rwTy cAwl gw$t mrGy mchly mcXly sbzy pXl
    words N 2 |m sYb kylA |lw pyAz TmATr mrc dhy ANDA AnDA mTXAIy kXAnA kXAny nA$th wAlD wAld wAldh mAN bAp AbA Aby Amy Abw bXAIy bhn byTA byTy bcY bcA bcy
    words N 2 byw y bywy $whr dAdA dAdy nAnA nAny cAcA cAcy mAmwN xAlh dwst yAr sAtXy $Ady mHbt pyAr ISq E$q xw$y Gm xwf GSh xwAb Ammyd Amyd yqyn sc jXwT
    words N 2 lwg |dmy Ewrt lRkA lRky lRkY mrd bndh SAHb SAHbh jnAb bAd$Ah Hkwmt qAnwn wzyr fwj pwlys jng Amn |zAdy mdd xbr AxbAr TyvY Ty_vy fylm fylmgAnA gAnA
    words N 2 kXyl krkT hAky gyn ms Alh msIlh mstlh wjh Trh trH qsm cyz jgh trf rng nmAz rwzh rmJAn qr|n msjd Eyd dEA pAkstAn lAhwr krAcy AslAm|bAd hndwstAn
    words A 2 bRA bRy bRY cXwTA cXwTy cXwTY nyA nIy nIY prAnA prAny lmbA lmby mwTA ptlA tyz |hsth |sAn m$kl mzydAr mzYdAr mzY mXnGA mhngA mhngy sstA ssty syAh kAlA
    words A 2 lAl nylA hrA pylA sfyd xwbSwrt xwb$wrt pyArA pyAry xw$ nArAz AdAs tXkA bXwkA pyAsA mSrwf frG tyAr bymAr Amyr Gryb cAlAk pAgl SAf gndA zndh mrdh
    words V 2 kr bwl sn dykX lkX pRX smjX swc jAn mAn byTX AtX sw jAg kXA py pkA dXw khwl kXwl bnd cl dwR rwk rk ml mlA pwcX bTA btA khh kh sykX kXyl hns rw
    words V 2 xryd byc bXyj lA lyjA rkX dhwnD dXwnD bXwl yAd pXnk AR gr bn bnA kAT twR jwR pkR cXwR mAr bcA jyt hAr nAc gA dy ly swnp
    words X 0 hAN |j |p hw jAO |O |yA |Iy |IY
    words X 1 ham tum wuh yih kiyA kyA kab kahAN kaysY kwn kawn kitnA kitny kitnY kidXar jab tab
    words X 1 Ab AbXy kal parswN sab kucX kwIy karnA kartA karty kartY karyN karw kar
    words X 1 gayA gaIy gaIY rahA rahy rahY rahnA saktA sakty saktY mujXY mujX tujXY hamyN tumhyN hamArA hamAry
    words X 1 hamArY tumhArA tumhAry tumhArY ApnA
    words X 1 bahut bahat bahwt zyAdh kam tXwRA tXwRy garm $ukryh mihrbAny muEAf xudA Agar magar lykin
    words X 1 kywnkh phir pXir pahlY baEd sAtX Asal $Ayad
    words X 1 bilkul bas hamy$h kabXy kabXAr Aksar Ayk tyn cAr pAnc cXY cXah sAt |TX naw das bys pacAs sw hazAr lAkX
    words X 1 karwR pahlA dwsrA tysrA AtwAr pyr mangl budX bdX jumErAt jumEh hafth
    words X 1 nahyN nhyN mat calw cal dykXw dykX sunw sun batAO batA bulw bwlw jaldy ruk rukw
    words X 1 kXAO kXA pyw sw byTXw ATXw AcXA AcXy AcXY TXyk
    words N 1 SubH duEA dawAIy syb
    words N 1 gXar kamrA darwAzh kXiRky makAn $ahar $ahr gAON mulk dunyA zamyn |smAn swraj cAnd sitArah bAri$ hawA
    words N 1 pAny |g daraxt pXwl bAG samandar daryA pahAR rAsth saRak gARy jahAz DAkTar haspatAl dawA bymAr dard
    words N 1 sar bAl |nkX
    words N 1 kAn nAk munh hAtX pAON dil jism xwn jAn zindagy mawt waqt din rAt SubuH $Am dwpahar mahynh sAl
    words N 1 minaT pal kalAm qalam kitAb kAGa* skwl kAlij sabaq AmtiHAn sawAl jawAb bAt zabAn Arduw nAm
    words N 1 patah nambar fwn kAm nawkry paysA paysY dukAn bAzAr qymat kapRA kapRY jwtA qamyS $alwAr cAIY
    words N 1 dwdX cyny namak rwTy cAwal gw$t murGy macXly sabzy pXal |m sayb kylA AnDA miTXAIy kXAnA nA$tah wAlid
    words N 1 wAlidh mAN bAp Abw Amy
    words N 1 bXAIy bahan byTA byTy bacY bacA bacy byawy $uwhar dAdA dAdy nAnA nAny cAcA cAcy mAmwN xAlah dwst
    words N 1 yAr sAtXy $Ady muHabat muHbt pyAr E$q xw$y Gam xawf xwAb yaqyn sac jXwT lawg |dmy Eawrat laRkA
    words N 1 laRky laRkY
    words N 1 mard bandah SAHib janAb qAnwn fawj jang |zAdy madad xabar AxbAr fylm gAnA kXyl krikaT
    words N 1 wajah qism cyz jagah rang namAz rwzah masjid Eayd duEA
    words A 1 baRA baRy baRY cXwTA cXwTy cXwTY nayA naIy naIY purAnA purAny lambA lamby mwTA mwTy patlA tyz
    words A 1 |sAn mu$kil mazydAr mazY mahangA mahangy sastA sasty kAlA lAl nylA harA pylA safyd xwbSwrat pyArA
    words A 1 pyAry AdAs tXakA bXwkA pyAsA
    words A 1 fAriG tayAr bymAr Amyr Garyb pAgal gandA zindah murdah burA bury
    words X 0 jy kywN Amy
    words X 1 Jarwr maVlab baGyr muEAf
    words N 1 lafQ muHabat rwpyh pwlys bahan
    words A 1 SAf nArAJ maSrwf xw$ baRA
    words N 1 kamrY darwAzY rAstY haftY byTY kapRY laRkY bacY ri$tY ri$th jwtY paysY kirAyY qSY nA$tY
    words N 1 pardY bandY bXAnjY bXtyjY sAlY pattY TXykY
    """
}
