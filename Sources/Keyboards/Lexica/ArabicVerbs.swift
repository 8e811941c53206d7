extension ArabicLexicon {
  /// Verbs: past and imperfect, without the person; and verbal nouns.
  static let verbs: StaticString = """
    verbs 1 kAn/kwn rAH/rwH AjA/jy jA/jy qAl/qwl $Af/$wf Erf/Erf Eml/Eml Akl/Akl >kl/Akl Hb/Hb bgY/bgY HkY/Hky Ebd/bd
    verbs 1 bd/bd fhm/fhm qdr/qdr
    verbs 2 ktb/ktb qr>/qr> qrA/qrA $rb/$rb smE/smE tklm/tklm Tlb/Tlb xlS/xlS bd>/bd> bdA/bdA wSl/wSl rjE/rjE dxl/dxl
    verbs 2 xrj/xrj TlE/TlE nzl/nzl qEd/qEd wqf/wqf m$Y/m$y rkD/rkD nAm/nAm SHY/SHY fAq/fyq qAm/qwm lbs/lbs gsl/gsl
    verbs 2 Tbx/Tbx ftH/ftH skr/skr qfl/qfl rbH/rbH xsr/xsr lEb/lEb DHk/DHk bkY/bky zEl/zEl frH/frH xAf/xAf tEb/tEb
    verbs 2 ErD/ErD jrb/jrb HAwl/HAwl sAEd/sAEd sAfr/sAfr jAb/jyb xd/Axd Axd/Axd >xd/Axd ETY/ETy AETY/ETy >ETY/ETy
    verbs 2 bEt/bEt bEv/bEv $trY/$try A$trY/$try bAE/byE dfE/dfE srq/srq lqY/lAqy lAqY/lAqy dwr/dwr fkr/fkr ftkr/ftkr
    verbs 2 Aftkr/ftkr A*kr/*kr nsY/nsY t*kr/t*kr Zn/Zn $Er/$Er Hs/Hs wjE/wjE ksr/ksr SlH/SlH gyr/gyr bdl/bdl rtb/rtb
    verbs 2 nZf/nZf qAbl/qAbl $Arf/$Arf lAHq/lHq lHq/lHq ntZr/ntZr AntZr/ntZr stnY/stnY AstnY/stnY tEAl/tEAl sAl/s>l
    verbs 2 s>l/s>l jAwb/jAwb rd/rd EAd/Eyd kml/kml stEml/stEml AstEml/stEml Hfz/HfZ HfZ/HfZ drs/drs tElm/tElm
    verbs 2 Elm/Elm $rH/$rH qrr/qrr qAl/qwl wAfq/wAfq rfD/rfD kZb/kdb kdb/kdb Ht/HT HT/HT $Al/$yl rmY/rmy msk/msk
    verbs 2 trk/trk sAb/syb xlY/xly HmY/Hmy Drb/Drb qtl/qtl mAt/mwt EA$/Ey$ wld/wld kbr/kbr Sgr/Sgr tgyr/tgyr
    verbs 2 A$tgl/$tgl $tgl/$tgl $Agl/$gl $gl/$gl wqE/wqE TAr/Tyr sbH/sbH sAq/swq rkb/rkb wdY/wdy Awdy/wdy jry/jry
    verbs 2 jrY/jry hrb/hrb ttSl/ttSl AtSl/ttSl tSl/tSl Hky/Hky sknr/skn skn/skn zAr/zwr Ezm/Ezm Hfl/Hfl rqS/rqS
    verbs 2 gnY/gny Swr/Swr rsm/rsm sjl/sjl Hml/Hml Swm/Swm SAm/Swm SlY/Sly dEY/dEy Hlf/Hlf $kr/$kr tmnY/tmnY
    verbs 2 twqE/twqE tEwd/tEwd AEtbr/Etbr AEtqd/Etqd Etqd/Etqd qnE/qnE lzm/lzm Ejb/Ejb zEj/zEj xwf/xwf dAyq/DAyq
    verbs 2 DAyq/DAyq nErf/Erf Asf/Asf sAmH/sAmH E*r/E*r EtDr/Et*r EtZr/EtZr AEt*r/Et*r bArk/bArk hnA/hny slm/slm
    verbs 2 jwz/jwz tjwz/tjwz Atjwz/tjwz tzwj/tzwj xTb/xTb Tlq/Tlq HDr/HDr HAjz/Hjz Hjz/Hjz AxtAr/xtAr xtAr/xtAr
    verbs 2 ndm/ndm gAb/gyb gAr/gyr zAd/zyd nqS/nqS mrD/mrD tEAlj/tEAlj EAlj/EAlj rtAH/rtAH ArtAH/rtAH Erq/Erq
    verbs 2 jAE/jwE ETs/ETs kH/kH Hlm/Hlm Hlq/Hlq m$T/m$T ltqY/ltqy AltqY/ltqy
    verbs 3 tfrj/tfrj Atfrj/tfrj tsmE/tsmE zhq/zhq ml/ml tDyq/tDAyq ADAyq/DAyq tExr/t>xr t>xr/t>xr tAxr/tAxr
    verbs 3 AstEjl/stEjl stEjl/stEjl xfD/xfD rfE/rfE qTE/qTE wzn/wzn qAs/qys Hsb/Hsb Ed/Ed dfE/dfE Srf/Srf wfr/wfr
    verbs 3 stdAn/stdyn qrD/qrD ft$/ft$ Akt$f/kt$f kt$f/kt$f xby/xbY xbY/xby tkY/tky $kY/$ky htm/htm Ahtm/htm
    verbs 3 HtAj/HtAj AHtAj/HtAj ADTr/DTr qSd/qSd EnY/Eny $bh/$bh ttfq/ttfq Atfq/ttfq xtlf/xtlf Axtlf/xtlf xAnq/xAnq
    verbs 3 txAnq/txAnq hjm/hjm dAfE/dAfE fAz/fwz hzm/hzm $jE/$jE nAfs/nAfs $Ark/$Ark nDm/nDm AnDm/nDm bny/bny
    verbs 3 bnY/bny hdm/hdm zrE/zrE sqY/sqy Hfr/Hfr gTY/gTy qlb/qlb Hrk/Hrk wqf/wqf $gl/$gl TfY/Tfy TfA/Tfy Dwy/Dwy
    verbs 3 wlE/wlE Hrq/Hrq gly/gly glY/gly qly/qly qlY/qly $wY/$wy xlT/xlT Er$/Er$ bhr/bhr dAq/dwq *Aq/*wq ft/fwt
    verbs 3 fAt/fwt mr/mr lf/lf drwb/drwb sd/sd $d/$d jr/jr nT/nT hz/hz sb/sb $tm/$tm ghlb/glb glb/glb tEml/tEAml
    verbs 3 tEAml/tEAml hAjr/hAjr nql/nql Antql/ntql nzl/nzl Tb/Tb hbT/hbT sqT/sqT rsb/rsb njH/njH tfwq/tfwq
    verbs 3 twfq/twfq jthd/jthd sqf/sqf Htrm/Htrm AHtrm/Htrm qdr/qdr Hqd/Hqd Akd/>kd >kd/>kd t>kd/t>kd tAkd/tAkd
    verbs 3 vbt/vbt AvbT/vbt xbr/xbr Axbr/xbr >xbr/xbr Elq/Elq n$r/n$r bEd/bEd qrb/qrb DyE/DyE DAE/DyE rbT/rbT fk/fk
    verbs 3 lm/lm gfr/gfr sAmH/sAmH Sdq/Sdq wvq/wvq $k/$k Ewd/Ewd wEd/wEd nwY/nwy qlq/qlq nrfz/nrfz hdY/hdy rwq/rwq
    verbs 3 Tmn/Tmn ASr/ASr ESb/ESb jnn/jnn wH$/wH$ A$tAq/$tAq $tAq/$tAq HDn/HDn bAs/bws qbl/qbl sAb/syb frq/frq
    verbs 3 fSl/fSl jmE/jmE lSq/lSq Hrm/Hrm HrAm/Hrm syTr/syTr nfx/nfx dq/dq rn/rn ttkk/tk kbs/kbs Hml/Hml shl/shl
    verbs 3 sym/sym sjl/sjl TbE/TbE Swr/Swr AbEt/bEt SAr/Syr Dl/Dl bqY/bqY bqy/bqY ystAhl/stAhl AstAhl/stAhl
    verbs 3 AstHmY/stHmY tHmm/tHmm AtHmm/tHmm AtgdY/tgdY tgdY/tgdY AtE$Y/tE$Y tE$Y/tE$Y fTr/fTr AfTr/fTr tsHr/tsHr
    verbs 3 AtEb/tEb
    words X 2 rAH rwH rwHy rwHwA tEA tEAl tEAly tEAlY tEAlwA jAy jyt jyty jynA jyb jyby xd xdy xdwA kl kly klwA qwl
    words X 2 qwly qwlwA qwm qwmy nAm nAmy $wf $wfy xlyk xlyky xlykm xlyh xlyhA xlynA xlyny xly m$y ymkn ErfT Erft
    words X 2 Erfty $fT $ft $fty sAkt Askt Asktw AskT AskTy AsmE AsmEy AsmEny AfhmnY Afhmny Akl nAkl yAkl tAkl bAkl
    words X 2 btAkl byAkl bnAkl Aklt Akly AklnA klt klnA yj tjy yjy Ajy byjy btjy bjy hyjy jAt AjAt AjyT Ajyt AjynA
    words X 2 AjwA AjY
    words X 3 y$ y$wf yErf tErf nErf AErf >Erf bErf btErf byErf bnErf mErf$ mAErf$ mErft$ mfhmt$ mqdr$ mAqdr$ lsAnY
    words X 3 yxrb byt yslm tslm tslmy slmt yqbrny tqbrny tqbryny yHfZk yxlyk yxlyky yxlykm yEfyk yETyk yETykm yEAfyk
    words X 3 yrHm yrHmk yrHmh ybArk tsbH tSbH tSbHy tSbHyn HsbY yktb AtfDl AtfDly tfDl tfDly tfDlwA AtfDlwA AsmH
    words X 3 AsmHly AsmHyly AE*rny A*krny tEwzh tEwz EAy$ EAy$p bqY bqA bqyt bqynA SAr SArt SArwA ySyr Syr Dl Dlk
    words X 3 bqAly SArly
    words N 3 $gl qwl fEl Hky sfr TbAx tSwyr HkAwy ktAbp qrAyp qrA'p drAsp Tbx gsyl tnZyf tsjyl t$jyE tfkyr tElym
    words N 3 tdrys ttSAl AtSAl ntZAr AntZAr AHtrAm AHtfAl AHsAs >HsAs nsyAn tHdy mHAwlp mSAlHp mqATEp mqArnp m$Arkp
    words N 3 mnAq$p mHAdvp mrAjEp AstEdAd AstEmAl AstqbAl AhtmAm AxtyAr <ETA' tfAhm tEAwn tHsn tgyyr ttbyr tdbyr $rb
    words N 3 nwm m$y rkD jry sbAHp rqS gnA DHk bkY Hlq Hml Swm SlAp dEA' hjwm dfAE fwz xsArp byE dfE Srf Eml zyArp
    words N 3 Ezwmp
    """
}
