extension ArabicLexicon {
  /// Words of Egypt, Morocco and the Levant with the endings that are usual in chats; the list is
  /// our own, written by hand.
  static let dialects: StaticString = """
    lead had la l f d w bel bil
    words G 2 nATryn $Ayfyn EArfyn jAybyn nAwyn Axdyn HATyn nAsyn SAyryn mEtrzyn m$tAqyn msAmHyn
    words G 2 mntZryn
    words N 2 $araf Haky Eaql xATr xAtr $wq EAlm Ehd tarbyp zwq Amr tEb wjE $Hn wqtp lbs EyAl
    verbs 2 At>xr/t>xr Atklm/tklm AtElm/tElm AtESb/tESb AtlgY/tlgY AtEml/tEml Atksr/tksr
    verbs 2 AtnsY/tnsY Atnrfz/tnrfz AtHrq/tHrq AtqAl/tqAl AtfAj>/tfAj> AtEwd/tEwd AtEb/tEb
    prefix VI,VE,VJ 28 gn ghan
    prefix VI,VE,VJ 28 gt ghat
    prefix VI,VE,VJ 28 gy ghay
    prefix VI,VE,VJ 36 mAkn makan
    prefix VI,VE,VJ 36 mAkt makat
    prefix VI,VE,VJ 36 mAky makay
    exact A a
    exact lyA lia
    exact bAl bel bil
    exact rAjly rajli rajeli
    exact rAjlk rajlek
    exact rAjlhA rajelha rajlha
    exact AlmAklp lmakla elmakla
    exact mAklp makla
    exact AlqrAyp l9raya leqraya
    exact b$HAl bch7al bchhal bsh7al
    exact blly blli belli billi
    exact mEAnA m3ana m3aana
    exact AlwAldyn lwalidin lwaldin elwaldin
    exact wAldyA walidiya waldiya
    exact Shd sehd
    exact fAlxdmp felkhedma flkhedma
    exact fAldAr fdar feddar
    exact Allh lah
    exact AlHmd_llh l7amdolilah lhamdolilah l7amdoulilah l7amdulilah
    exact SyfTly siftli sifetli sayfetli
    exact SyfTlyA siftliya
    exact SyfThA siftha
    exact gnm$y ghanmchi ghanmshi
    exact gtm$y ghatmchi
    exact gym$y ghaymchi
    exact gndyr ghandir
    exact gtdyr ghatdir
    exact gydyr ghaydir
    exact gnjy ghanji
    exact gnklm ghankellem
    exact gnxdm ghankhdem
    exact An$Allh nchalla inchalla enchalla nshala
    exact bkAm bekam bikam bkam
    exact AjAzp agaza egaza 2agaza agazah
    exact AlAjAzp elagaza el2agaza
    exact m*Akrp mozakra mzakra mozakara
    exact Alm*Akrp elmozakra
    exact EyAly 3yaly 3eyaly 3yali 3eyali 3iyali
    exact EyAlk 3yalak 3eyalak
    exact AlEyAl el3eyal el3yal
    exact Ey$ 3esh 3eish 3eesh
    exact ywmyn yomen yomein youmen
    exact Alywmyn elyomen elyomein
    exact bjd bgd
    exact bjd begad bgad
    exact AHnA e7na 2e7na
    exact dlwqty dlw2ty dlwa2ty delwa2ty
    exact lw_smHt lawsama7t
    exact mst$fY mostashfa
    exact mHADrp mo7adra mohadra mo7adara
    exact mwASlp mowasla
    exact AmtHAn emte7an emti7an emtehan
    exact AmtHAnAt emte7anat
    exact mwEd ma3ad me3ad
    exact mEAd me3ad
    """
}
