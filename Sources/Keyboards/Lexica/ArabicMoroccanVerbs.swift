extension ArabicLexicon {
  /// The imperfect of Moroccan verbs with its particles, and negated; the list is our own.
  static let moroccanVerbs: StaticString = """
    exact nEyT n3eyet n3ayet n3iyet
    exact knEyT kan3eyet kan3ayet kan3iyet
    exact gnEyT ghan3eyet ghan3ayet ghan3iyet
    exact mAknEyT$ makan3eyetch makan3ayetch makan3iyetch
    exact mAnEyT$ man3eyetch man3ayetch man3iyetch
    exact tEyT t3eyet t3ayet t3iyet
    exact ktEyT kat3eyet kat3ayet kat3iyet
    exact gtEyT ghat3eyet ghat3ayet ghat3iyet
    exact mAktEyT$ makat3eyetch makat3ayetch makat3iyetch
    exact mAtEyT$ mat3eyetch mat3ayetch mat3iyetch
    exact yEyT y3eyet y3ayet y3iyet
    exact kyEyT kay3eyet kay3ayet kay3iyet
    exact gyEyT ghay3eyet ghay3ayet ghay3iyet
    exact mAkyEyT$ makay3eyetch makay3ayetch makay3iyetch
    exact mAyEyT$ may3eyetch may3ayetch may3iyetch
    exact njAwb njaweb njawb
    exact knjAwb kanjaweb kanjawb
    exact gnjAwb ghanjaweb ghanjawb
    exact mAknjAwb$ makanjawebch makanjawbch
    exact mAnjAwb$ manjawebch manjawbch
    exact tjAwb tjaweb tjawb
    exact ktjAwb katjaweb katjawb
    exact gtjAwb ghatjaweb ghatjawb
    exact mAktjAwb$ makatjawebch makatjawbch
    exact mAtjAwb$ matjawebch matjawbch
    exact yjAwb yjaweb yjawb
    exact kyjAwb kayjaweb kayjawb
    exact gyjAwb ghayjaweb ghayjawb
    exact mAkyjAwb$ makayjawebch makayjawbch
    exact mAyjAwb$ mayjawebch mayjawbch
    exact nEAwn n3awen n3awn
    exact knEAwn kan3awen kan3awn
    exact gnEAwn ghan3awen ghan3awn
    exact mAknEAwn$ makan3awench makan3awnch
    exact mAnEAwn$ man3awench man3awnch
    exact tEAwn t3awen t3awn
    exact ktEAwn kat3awen kat3awn
    exact gtEAwn ghat3awen ghat3awn
    exact mAktEAwn$ makat3awench makat3awnch
    exact mAtEAwn$ mat3awench mat3awnch
    exact yEAwn y3awen y3awn
    exact kyEAwn kay3awen kay3awn
    exact gyEAwn ghay3awen ghay3awn
    exact mAkyEAwn$ makay3awench makay3awnch
    exact mAyEAwn$ may3awench may3awnch
    exact nxdm nkhdem
    exact knxdm kankhdem
    exact gnxdm ghankhdem
    exact mAknxdm$ makankhdemch
    exact mAnxdm$ mankhdemch
    exact txdm tkhdem
    exact ktxdm katkhdem
    exact gtxdm ghatkhdem
    exact mAktxdm$ makatkhdemch
    exact mAtxdm$ matkhdemch
    exact yxdm ykhdem
    exact kyxdm kaykhdem
    exact gyxdm ghaykhdem
    exact mAkyxdm$ makaykhdemch
    exact mAyxdm$ maykhdemch
    exact nfhm nfhem
    exact knfhm kanfhem
    exact gnfhm ghanfhem
    exact mAknfhm$ makanfhemch
    exact mAnfhm$ manfhemch
    exact tfhm tfhem
    exact ktfhm katfhem
    exact gtfhm ghatfhem
    exact mAktfhm$ makatfhemch
    exact mAtfhm$ matfhemch
    exact yfhm yfhem
    exact kyfhm kayfhem
    exact gyfhm ghayfhem
    exact mAkyfhm$ makayfhemch
    exact mAyfhm$ mayfhemch
    exact nsmE nsme3
    exact knsmE kansme3
    exact gnsmE ghansme3
    exact mAknsmE$ makansme3ch
    exact mAnsmE$ mansme3ch
    exact tsmE tsme3
    exact ktsmE katsme3
    exact gtsmE ghatsme3
    exact mAktsmE$ makatsme3ch
    exact mAtsmE$ matsme3ch
    exact ysmE ysme3
    exact kysmE kaysme3
    exact gysmE ghaysme3
    exact mAkysmE$ makaysme3ch
    exact mAysmE$ maysme3ch
    exact nErf n3ref
    exact knErf kan3ref
    exact gnErf ghan3ref
    exact mAknErf$ makan3refch
    exact mAnErf$ man3refch
    exact tErf t3ref
    exact ktErf kat3ref
    exact gtErf ghat3ref
    exact mAktErf$ makat3refch
    exact mAtErf$ mat3refch
    exact yErf y3ref
    exact kyErf kay3ref
    exact gyErf ghay3ref
    exact mAkyErf$ makay3refch
    exact mAyErf$ may3refch
    exact nhDr nhder
    exact knhDr kanhder
    exact gnhDr ghanhder
    exact mAknhDr$ makanhderch
    exact mAnhDr$ manhderch
    exact thDr thder
    exact kthDr kathder
    exact gthDr ghathder
    exact mAkthDr$ makathderch
    exact mAthDr$ mathderch
    exact yhDr yhder
    exact kyhDr kayhder
    exact gyhDr ghayhder
    exact mAkyhDr$ makayhderch
    exact mAyhDr$ mayhderch
    exact nnEs nn3es
    exact knnEs kann3es
    exact gnnEs ghann3es
    exact mAknnEs$ makann3esch
    exact mAnnEs$ mann3esch
    exact tnEs tn3es
    exact ktnEs katn3es
    exact gtnEs ghatn3es
    exact mAktnEs$ makatn3esch
    exact mAtnEs$ matn3esch
    exact ynEs yn3es
    exact kynEs kayn3es
    exact gynEs ghayn3es
    exact mAkynEs$ makayn3esch
    exact mAynEs$ mayn3esch
    exact nktb nkteb
    exact knktb kankteb
    exact gnktb ghankteb
    exact mAknktb$ makanktebch
    exact mAnktb$ manktebch
    exact tktb tkteb
    exact ktktb katkteb
    exact gtktb ghatkteb
    exact mAktktb$ makatktebch
    exact mAtktb$ matktebch
    exact yktb ykteb
    exact kyktb kaykteb
    exact gyktb ghaykteb
    exact mAkyktb$ makayktebch
    exact mAyktb$ mayktebch
    exact nlEb nl3eb
    exact knlEb kanl3eb
    exact gnlEb ghanl3eb
    exact mAknlEb$ makanl3ebch
    exact mAnlEb$ manl3ebch
    exact tlEb tl3eb
    exact ktlEb katl3eb
    exact gtlEb ghatl3eb
    exact mAktlEb$ makatl3ebch
    exact mAtlEb$ matl3ebch
    exact ylEb yl3eb
    exact kylEb kayl3eb
    exact gylEb ghayl3eb
    exact mAkylEb$ makayl3ebch
    exact mAylEb$ mayl3ebch
    exact nsAfr nsafer
    exact knsAfr kansafer
    exact gnsAfr ghansafer
    exact mAknsAfr$ makansaferch
    exact mAnsAfr$ mansaferch
    exact tsAfr tsafer
    exact ktsAfr katsafer
    exact gtsAfr ghatsafer
    exact mAktsAfr$ makatsaferch
    exact mAtsAfr$ matsaferch
    exact ysAfr ysafer
    exact kysAfr kaysafer
    exact gysAfr ghaysafer
    exact mAkysAfr$ makaysaferch
    exact mAysAfr$ maysaferch
    exact ntsnY ntsenna
    exact kntsnY kantsenna
    exact gntsnY ghantsenna
    exact mAkntsnY$ makantsennach
    exact mAntsnY$ mantsennach
    exact ttsnY ttsenna
    exact kttsnY kattsenna
    exact gttsnY ghattsenna
    exact mAkttsnY$ makattsennach
    exact mAttsnY$ mattsennach
    exact ytsnY ytsenna
    exact kytsnY kaytsenna
    exact gytsnY ghaytsenna
    exact mAkytsnY$ makaytsennach
    exact mAytsnY$ maytsennach
    exact n$ry nchri
    exact kn$ry kanchri
    exact gn$ry ghanchri
    exact mAkn$ry$ makanchrich
    exact mAn$ry$ manchrich
    exact t$ry tchri
    exact kt$ry katchri
    exact gt$ry ghatchri
    exact mAkt$ry$ makatchrich
    exact mAt$ry$ matchrich
    exact y$ry ychri
    exact ky$ry kaychri
    exact gy$ry ghaychri
    exact mAky$ry$ makaychrich
    exact mAy$ry$ maychrich
    exact nm$y nmchi
    exact knm$y kanmchi
    exact gnm$y ghanmchi
    exact mAknm$y$ makanmchich
    exact mAnm$y$ manmchich
    exact tm$y tmchi
    exact ktm$y katmchi
    exact gtm$y ghatmchi
    exact mAktm$y$ makatmchich
    exact mAtm$y$ matmchich
    exact ym$y ymchi
    exact kym$y kaymchi
    exact gym$y ghaymchi
    exact mAkym$y$ makaymchich
    exact mAym$y$ maymchich
    exact nbgy nbghi
    exact knbgy kanbghi
    exact gnbgy ghanbghi
    exact mAknbgy$ makanbghich
    exact mAnbgy$ manbghich
    exact tbgy tbghi
    exact ktbgy katbghi
    exact gtbgy ghatbghi
    exact mAktbgy$ makatbghich
    exact mAtbgy$ matbghich
    exact ybgy ybghi
    exact kybgy kaybghi
    exact gybgy ghaybghi
    exact mAkybgy$ makaybghich
    exact mAybgy$ maybghich
    exact nqrA n9ra
    exact knqrA kan9ra
    exact gnqrA ghan9ra
    exact mAknqrA$ makan9rach
    exact mAnqrA$ man9rach
    exact tqrA t9ra
    exact ktqrA kat9ra
    exact gtqrA ghat9ra
    exact mAktqrA$ makat9rach
    exact mAtqrA$ mat9rach
    exact yqrA y9ra
    exact kyqrA kay9ra
    exact gyqrA ghay9ra
    exact mAkyqrA$ makay9rach
    exact mAyqrA$ may9rach
    exact nnsY nnsa
    exact knnsY kannsa
    exact gnnsY ghannsa
    exact mAknnsY$ makannsach
    exact mAnnsY$ mannsach
    exact tnsY tnsa
    exact ktnsY katnsa
    exact gtnsY ghatnsa
    exact mAktnsY$ makatnsach
    exact mAtnsY$ matnsach
    exact ynsY ynsa
    exact kynsY kaynsa
    exact gynsY ghaynsa
    exact mAkynsY$ makaynsach
    exact mAynsY$ maynsach
    exact nsAly nsali
    exact knsAly kansali
    exact gnsAly ghansali
    exact mAknsAly$ makansalich
    exact mAnsAly$ mansalich
    exact tsAly tsali
    exact ktsAly katsali
    exact gtsAly ghatsali
    exact mAktsAly$ makatsalich
    exact mAtsAly$ matsalich
    exact ysAly ysali
    exact kysAly kaysali
    exact gysAly ghaysali
    exact mAkysAly$ makaysalich
    exact mAysAly$ maysalich
    exact ndxl ndkhel
    exact kndxl kandkhel
    exact gndxl ghandkhel
    exact mAkndxl$ makandkhelch
    exact mAndxl$ mandkhelch
    exact tdxl tdkhel
    exact ktdxl katdkhel
    exact gtdxl ghatdkhel
    exact mAktdxl$ makatdkhelch
    exact mAtdxl$ matdkhelch
    exact ydxl ydkhel
    exact kydxl kaydkhel
    exact gydxl ghaydkhel
    exact mAkydxl$ makaydkhelch
    exact mAydxl$ maydkhelch
    exact nxrj nkhrej
    exact knxrj kankhrej
    exact gnxrj ghankhrej
    exact mAknxrj$ makankhrejch
    exact mAnxrj$ mankhrejch
    exact txrj tkhrej
    exact ktxrj katkhrej
    exact gtxrj ghatkhrej
    exact mAktxrj$ makatkhrejch
    exact mAtxrj$ matkhrejch
    exact yxrj ykhrej
    exact kyxrj kaykhrej
    exact gyxrj ghaykhrej
    exact mAkyxrj$ makaykhrejch
    exact mAyxrj$ maykhrejch
    exact nrjE nrje3
    exact knrjE kanrje3
    exact gnrjE ghanrje3
    exact mAknrjE$ makanrje3ch
    exact mAnrjE$ manrje3ch
    exact trjE trje3
    exact ktrjE katrje3
    exact gtrjE ghatrje3
    exact mAktrjE$ makatrje3ch
    exact mAtrjE$ matrje3ch
    exact yrjE yrje3
    exact kyrjE kayrje3
    exact gyrjE ghayrje3
    exact mAkyrjE$ makayrje3ch
    exact mAyrjE$ mayrje3ch
    exact nbdl nbeddel
    exact knbdl kanbeddel
    exact gnbdl ghanbeddel
    exact mAknbdl$ makanbeddelch
    exact mAnbdl$ manbeddelch
    exact tbdl tbeddel
    exact ktbdl katbeddel
    exact gtbdl ghatbeddel
    exact mAktbdl$ makatbeddelch
    exact mAtbdl$ matbeddelch
    exact ybdl ybeddel
    exact kybdl kaybeddel
    exact gybdl ghaybeddel
    exact mAkybdl$ makaybeddelch
    exact mAybdl$ maybeddelch
    exact nqlb n9elleb
    exact knqlb kan9elleb
    exact gnqlb ghan9elleb
    exact mAknqlb$ makan9ellebch
    exact mAnqlb$ man9ellebch
    exact tqlb t9elleb
    exact ktqlb kat9elleb
    exact gtqlb ghat9elleb
    exact mAktqlb$ makat9ellebch
    exact mAtqlb$ mat9ellebch
    exact yqlb y9elleb
    exact kyqlb kay9elleb
    exact gyqlb ghay9elleb
    exact mAkyqlb$ makay9ellebch
    exact mAyqlb$ may9ellebch
    exact nSyfT nsifet
    exact knSyfT kansifet
    exact gnSyfT ghansifet
    exact mAknSyfT$ makansifetch
    exact mAnSyfT$ mansifetch
    exact tSyfT tsifet
    exact ktSyfT katsifet
    exact gtSyfT ghatsifet
    exact mAktSyfT$ makatsifetch
    exact mAtSyfT$ matsifetch
    exact ySyfT ysifet
    exact kySyfT kaysifet
    exact gySyfT ghaysifet
    exact mAkySyfT$ makaysifetch
    exact mAySyfT$ maysifetch
    """
}
