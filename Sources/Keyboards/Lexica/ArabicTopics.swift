extension ArabicLexicon {
  /// Still more words of every day, by topic: work, money, travel, home, feelings, talk.
  static let topics: StaticString = """
    words X 0 lmA slAm mAmA bAbA wAHd wHdp wAHdp tlAtp >rbEp ArbEp xmsp stp sbEp tmAnyp tsEp E$rp Ally mbArH AmbArH mtl
    words X 0 zy kdA
    words X 1 yAlly AllY lyk lyky lyh lyhA lynA mEAk mEAky mEAhA mEAnA mEAkm mEAhm fyA byA lsAth nfsy bTAl btAE btAEy
    words X 1 btAEk btAEp btwE tbEy tbEk tbEh tAbE ysTA yA_sTA wlA$y mA_fy$ mEly$ ATlA tAny brDh brDw >ywh lsh wyAk
    words X 1 wyAy wyAh wyAnA hAd hAdy hAdyk hAdAk Aldhr AlHmd dlwqt hlqyt w$ wr$ A$fyk $fyk $fyky w$fyk w$w $w_bdk
    words X 1 $w_fy $w_hAd $w_Asmk myn_Ant kyf_Hlk $w_AlAxbAr ly$_hyk mA_bErf mA_bdy mA_fy mA_Endy
    words X 2 EqbAl EqbAlk tkrm tkrmy mmnwn mmnwnk mmnwnp tqbrny yqbrny bAlhnA hnyy} SHtyn ElA_rAsy ElY_rAsy tHt_Amrk
    words X 2 mn_Eywny mn_Eyny wlw wlk wly yHrq AxrA nwrtnA wHtny wH$tny wH$tyny wH$tk wH$nA A$tqtlk A$tqnAlk mHtAjk
    words X 2 bEdn Ezb Ezby xw$ bzAf wAjd wAyd mrrp mrh hwAyp bAlkm b$wy$ bbTA$
    words N 1 HAjp HAjAt zwq xbr rAtb mEA$ txfyD HsAb fAtwrp bAqy Emlp SrAfp mwEd rSyd bTAqp dyn qrD qsT tqsyT fATwrp
    words N 1 jmrk Drybp tAmyn t>myn EAfyp AlEAfyp nAnA tytA jdAty Efw *wq *kA' Aml >ml HD HZ nSyb rHmp mHbp mwdp
    words N 1 xAtr xATr rAHty bAl mzAj $kl SHtk SHty $glk $gly >xlAq
    words N 2 qAEp mSEd drj mdxl mxrj mwqf jrAj bnzyn zyt frAml Ejl Ejlp dwAlyb dwlAb EdA$ EdAd Endyl lmbp nwrp Dw
    words N 2 fy$p qAbs Hnfyp HnfyAt mAswrp mwASyr mgslp nZArAt nDArAt mHfZp $mSyp $msyp mZlp mfkrp mSwrp mskrp
    words N 2 kwAfyr HlAq mks mnAkyr qlm_rSAS brAyp mmHAp mmHAh msTrp dbAsp krtwn krtwnp Elbp Elb qnynp qnAny qzAzp
    words N 2 AzAzp brmyl dlw sTl mknsp mmsHp slp sbt kys zbAlp zbAlh tAlk hwAyp hwAyAt mhnp mhn mqAwl mqAwlAt bnA
    words N 2 nqA$ dhAn sbAk mkAnykA $mAl jnwb $rq grb wsT jhp nHyp nAHyp TlEp nzlp mlf dwrAn tqATE A$Arp rSyf nfq
    words N 2 kwbry kbAry jsr mynA' mynA mrkb qArb sfynp bAxrp sfr syAHp fyzA jmArk HqA}b Hqybp EfS $nT tSryH HAjz
    words N 2 Hjz mqEd mDyfp TyArp mdrj ghrf grfp_nwm AstqbAl AmtEp mwlAt mwl sAHl $ATA $T $ly mktbAt mrAjE mrAjEp
    words N 2 wAjbAt hmEdl mEdl ElAmAt ElAmp nqAT nqTp tqdyr mnHp tsjyl qbwl rfD dblwm bkAlwrywws mAjstyr dktwrAh
    words N 2 txSS tdryb dwrAt kwrs mjAl nwm mnAm HlmAn Sydlyp HqnAp Hqnp brwst brd rShp zkAm dwr_brd sxwnyp sxwnh
    words N 2 HrArp DgT skry qlb jlTp kswr jrwH jrH Hrq swd swA HAml wlAdp Emlyp jym tmryn tmAryn rjym wzn twtr qlq
    words N 2 ktAb_ktAb xTwbh Hbyb_qlby zml zmlA' zmyl zmylp zmlA jmAEp $lp gryb grbA ADyf Dyf Dywf Dyfp mjlys qEdp
    words N 2 lmp jlsAt
    words A 2 mTlq mTlqp Armlp ywtym ytym mwlwd Emyq EAly wATy nAqS zAyd mlHwq mdwxl mtlhf mTns Em$wA}y mnsq mtnAsq
    words A 2 mrtb mhwws mjrb mHtrf mbtdY AwlY mHtAr mndm$ mS$ mswT mfjwE msm mhbwl Ahbl >hbl mEtwh mtxlf Tyb_qlb
    words A 2 Hnyn rwmAnsy wAqEy xyAly bAhr xATf mrEb mxyf mDHk mslY mmtE mml lATy lAjy wAqE qADy mAsk HAml dAfE qAfl
    words A 2 fAtH msjl mrAqb mrAqbp mbnY mEyr mEwq mEAq m$Agb mtEwd mtEdd mtwfr mtAH mtrjm mtSl mtwqE
    words A 1 mSdq mrwH mrwHyn shrAn shrAnp sAyH sAyb sAHy sAyq qlq qlqAn mtDAyq mtnrfz bArd mr mrp mlyH nADy nADyf
    words A 1 mzbwT mZbwT kfAyp gAly rAyq mrtAH mETl xrbAn
    verbs 1 klm/klm tklm/tklm Atklm/tklm bEt/bEt AbEt/bEt wry/wry wrY/wry fAq/fyq hdY/hdy nsy/nsY Srf/Srf Hsb/Hsb
    verbs 1 s>l/s>l SrH/SrH zEq/zEq
    verbs 2 >mr/>mr Amr/Amr kll/kll EzA/Ezy rwH/rwH rAqb/rAqb nqZ/nqZ nAm/nAm dxn/dxn Thq/zhq qlY/qly Hlq/Hlq mwt/mwt
    verbs 2 drd$/drd$ hrj/hrj lxbT/lxbT zwr/zwr zbT/zbT DbT/DbT Hlb/Hlb frj/frj wZf/wZf $tky/$tky A$tkY/$tky ADTr/DTr
    verbs 2 txAnq/txAnq tfq/tfq ttfq/ttfq twhm/twhm txyl/txyl Atxyl/txyl ttkl/tkl dlE/dlE ly$/ly$ Tf$/Tf$ hbl/hbl
    verbs 2 jnn/jnn zhq/zhq >kd/>kd Akd/>kd AhdY/hdy xbz/xbz Ejn/Ejn Hrr/Hrr DyE/DyE mzH/mzH nHr/nHr Tn$/Tn$ HjZ/Hjz
    verbs 2 wbx/wbx nSH/nSH $jE/$jE hyS/hyS rHb/rHb wdE/wdE slm/slm zmr/zmr rkn/rkn Sf/Sf lf/lf xbT/xbT Sdm/Sdm
    verbs 2 ntqd/ntqd Antqd/ntqd ftxr/ftxr Aftxr/ftxr
    """
}
