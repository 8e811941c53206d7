/// What common English words mean in Urdu, in the letters of ``UrduLexicon``; the list is our own,
/// written by hand.
enum UrduMeanings {
  static let list: StaticString = """
    coffee kAfy tea cAIY water pAny milk dwdX sugar cyny salt nmk bread rwTy,Dbl_rwTy rice cAwl
    meat gw$t chicken mrGy fish mcXly egg AnDA eggs AnDY cheese pnyr butter mkXn oil tyl
    fruit pXl vegetables sbzy,sbzyAN apple syb banana kylA orange nArnjy,mAlTA lemon lymwN
    mango |m grapes Angwr tomato TmATr potato |lw onion pyAz garlic lhsn carrot gAjr salad slAd
    soup $wrbh,swp juice rs,jws honey $hd cake kyk chocolate cAklyT breakfast nA$th
    lunch dwphr_kA_kXAnA dinner rAt_kA_kXAnA food kXAnA kitchen bAwrcy_xAnh restaurant rystwrAn
    house gXr,mkAn home gXr room kmrh door drwAzh window kXRky wall dywAr floor fr$,mnzl
    table myz chair krsy bed bstr,plng bathroom Gsl_xAnh garden bAG key cAby,knjy street gly,sRk
    road sRk,rAsth city $hr village gAON country mlk market bAzAr shop dkAn school Askwl
    university ywnywrsTy hospital AsptAl office dftr bank bynk hotel hwTl airport hwAIy_ADA
    station AsTy$n car gARy,kAr bus bs train ryl_gARy,Tryn plane jhAz taxi Tyksy bicycle sAIykl
    ticket TkT book ktAb pen qlm paper kAG* letter xV,Hrf word lfQ language zbAn story khAny
    newspaper AxbAr news xbr,xbryN question swAl answer jwAb name nAm number nmbr,Edd address pth
    phone fwn computer kmpywTr internet AnTrnyT message pyGAm picture tSwyr song gAnA,gyt
    music mwsyqy movie flm game kXyl ball gynd work kAm job nwkry money pysh,pysY price qymt
    cheap sstA expensive mhngA new nyA old prAnA,bwRXA big bRA small cXwTA long lmbA short cXwTA
    good AcXA bad brA,xrAb beautiful xwbSwrt hot grm cold TXnDA clean SAf dirty gndA easy |sAn
    hard m$kl fast tyz slow |hsth strong mJbwV weak kmzwr rich Amyr poor Gryb happy xw$ sad AdAs
    tired tXkA hungry bXwkA thirsty pyAsA sick bymAr angry nArAJ busy mSrwf ready tyAr open kXlA
    closed bnd full bXrA empty xAly right SHyH,dAIyN wrong GlV left bAIyN near qryb,pAs far dwr
    here yhAN there whAN day dn night rAt morning SbH evening $Am today |j tomorrow kl
    yesterday kl week hfth month mhynh year sAl hour gXnTh minute mnT time wqt now Ab,AbXy
    later bEd_myN before phlY after bEd always hmy$h never kbXy_nhyN sometimes kbXy_kbXy
    monday pyr tuesday mngl wednesday bdX thursday jmErAt friday jmEh saturday hfth sunday AtwAr
    summer grmy winter srdy spring bhAr autumn xzAN sun swrj moon cAnd star tArA,stArh sky |smAn
    sea smndr river dryA mountain phAR tree drxt flower pXwl rain bAr$ snow brf wind hwA fire |g
    earth zmyn dog ktA cat bly horse gXwRA bird prndh cow gAIY lion $yr elephant hAtXy
    man |dmy,mrd woman Ewrt boy lRkA girl lRky child bch father bAp,wAld mother mAN,wAldh
    brother bXAIy sister bhn son byTA daughter byTy husband $whr wife bywy uncle ccA,mAmwN
    aunt xAlh,pXwpXy grandfather dAdA,nAnA grandmother dAdy,nAny family xAndAn friend dwst
    neighbor pRwsy people lwg doctor DAkTr teacher AstAd student VAlb_Elm police pwlys
    king bAd$Ah queen mlkh head sr face chrh eye |nkX ear kAn nose nAk mouth mnh tooth dAnt
    hair bAl hand hAtX foot pAON heart dl blood xwn life zndgy death mwt love mHbt,pyAr hope Amyd
    fear xwf,Dr dream xwAb peace Amn war jng truth sc lie jXwT problem msIlh idea xyAl health SHt
    medicine dwA pain drd yes hAN,jy_hAN no nhyN please mhrbAny thanks $kryh thank $kryh
    sorry mEAf hello slAm hi slAm welcome xw$_|mdyd goodbye xdA_HAfQ congratulations mbArk
    okay TXyk ok TXyk great zbrdst maybe $Ayd sure Jrwr really wAqEy what kyA who kwn where khAN
    when kb why kywN how kysY much bht very bht little tXwRA more zyAdh,Awr less km all sb
    other dwsrA same why only Srf also bXy and Awr or yA but lykn with sAtX without bGyr in myN
    from sY under nycY above Awpr inside Andr outside bAhr red srx,lAl blue nylA green hrA,sbz
    yellow pylA black kAlA,syAh white sfyd one Ayk two dw three tyn four cAr five pAnc six cX
    seven sAt eight |TX nine nw ten ds hundred sw thousand hzAr go jAnA come |nA eat kXAnA
    drink pynA sleep swnA sit byTXnA walk clnA run dwRnA read pRXnA write lkXnA speak bwlnA
    listen snnA see dykXnA know jAnnA understand smjXnA think swcnA want cAhnA give dynA
    take lynA buy xrydnA sell bycnA help mdd wait AntQAr start $rwE stop rknA play kXylnA
    dance nAcnA travel sfr meeting mlAqAt holiday cXTy party pArTy wedding $Ady birthday sAlgrh
    gift tHfh clothes kpRY shirt qmyS shoes jwtY bag tXylA watch gXRy ring AngwTXy gold swnA
    silver cAndy weather mwsm exam AmtHAn lesson sbq team Tym world dnyA light rw$ny color rng
    file fAIl keyboard ky_bwrD
    """
}
