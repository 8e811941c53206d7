extension ArabicLexicon {
  /// The past of Moroccan verbs in the first and second person; the list is our own.
  static let moroccanPast: StaticString = """
    exact drt dert drt
    exact drty derti drti
    exact drnA derna drna
    exact glt gelt glt
    exact glty gelti glti
    exact glnA gelna glna
    exact $ft cheft chft
    exact $fty chefti chfti
    exact $fnA chefna chfna
    exact smEt sme3t
    exact smEty sme3ti
    exact smEnA sme3na
    exact nEst n3est
    exact nEsty n3esti
    exact nEsnA n3esna
    exact SbHt sbe7t sbeht
    exact SbHty sbe7ti sbehti
    exact SbHnA sbe7na sbehna
    exact xrjt khrejt
    exact xrjty khrejti
    exact xrjnA khrejna
    exact dxlt dkhelt
    exact dxlty dkhelti
    exact dxlnA dkhelna
    exact ftHt fte7t fteht
    exact ftHty fte7ti ftehti
    exact ftHnA fte7na ftehna
    exact $rbt chrebt
    exact $rbty chrebti
    exact $rbnA chrebna
    exact lEbt l3ebt
    exact lEbty l3ebti
    exact lEbnA l3ebna
    exact rkbt rkebt
    exact rkbty rkebti
    exact rkbnA rkebna
    exact hbTt hbett
    exact hbTty hbetti
    exact hbTnA hbetna
    exact TlEt tle3t
    exact TlEty tle3ti
    exact TlEnA tle3na
    exact wSlt wselt
    exact wSlty wselti
    exact wSlnA wselna
    exact Hsbt 7sebt
    exact Hsbty 7sebti
    exact HsbnA 7sebna
    exact glst glest
    exact glsty glesti
    exact glsnA glesna
    exact DHkt d7ekt
    exact DHkty d7ekti
    exact DHknA d7ekna
    exact lbst lbest
    exact lbsty lbesti
    exact lbsnA lbesna
    exact ktbt ktebt
    exact ktbty ktebti
    exact ktbnA ktebna
    exact xsrt khsert
    exact xsrty khserti
    exact xsrnA khserna
    exact rbHt rbe7t
    exact rbHty rbe7ti
    exact rbHnA rbe7na
    exact Ejbt 3jebt
    exact Ejbty 3jebti
    exact EjbnA 3jebna
    exact Erft 3reft
    exact Erfty 3refti
    exact ErfnA 3refna
    exact qlbt 9lebt
    exact qlbty 9lebti
    exact qlbnA 9lebna
    exact sknt skent
    exact sknty skenti
    exact sknnA skenna
    exact m$yt mchit
    exact m$yty mchiti
    exact m$ynA mchina
    exact $ryt chrit
    exact $ryty chriti
    exact $rynA chrina
    exact qryt 9rit
    exact qryty 9riti
    exact qrynA 9rina
    exact lqyt l9it
    exact lqyty l9iti
    exact lqynA l9ina
    exact nsyt nsit
    exact nsyty nsiti
    exact nsynA nsina
    exact bqyt b9it
    exact bqyty b9iti
    exact bqynA b9ina
    exact bdyt bdit
    exact bdyty bditi
    exact bdynA bdina
    exact sAlyt salit
    exact sAlyty saliti
    exact sAlynA salina
    exact klyt klit
    exact klyty kliti
    exact klynA klina
    exact jryt jrit
    exact jryty jriti
    exact jrynA jrina
    exact bnyt bnit
    exact bnyty bniti
    exact bnynA bnina
    exact xlyt khellit
    exact xlyty khelliti
    exact xlynA khellina
    exact ETyt 3tit
    exact ETyty 3titi
    exact ETynA 3tina
    exact tlAqyt tla9it
    exact tlAqyty tla9iti
    exact tlAqynA tla9ina
    """
}
