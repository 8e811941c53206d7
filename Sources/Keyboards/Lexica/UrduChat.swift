extension UrduLexicon {
  /// Words that come in nearly every chat, with the spellings that are usual for them.
  static let chat: StaticString = """
    rather hum
    precede main busy free late ready tired sick sorry happy sad okay ok hungry sleepy confused bored
    follow main aaj kal abhi phir aur lekin magar kyunki agar jab haan nahi subah shaam yaar bhai
    loan chai roti naan paneer dal masala lassi samosa kurta sari yoga guru karma dharma \
    saree biryani diwali holi bollywood curry ghee raita tandoori mantra sitar
    follow do kar kr bata bhej rakh
    follow log hum tum aap ap woh wo yeh ye sab kuch kai bahut bohot bohat koi
    greet salam assalam aoa kya acha accha aap tum hum main
    greet mein haan nahi bhai yaar shukriya yeh woh
    exact bjY baje
    exact bnd band
    exact Atny itni
    exact AtnY itne itnay
    exact jtny jitni
    exact jtnY jitne jitnay
    exact nY ne
    exact kA ka
    exact ky ki
    exact kw ko
    exact lY le
    exact pr par
    exact ph pe
    exact tk tak
    exact tw to
    exact bXy bhi
    exact hy hi hee
    exact Awr aur
    exact jA ja jaa
    exact | aa
    exact HAl hal haal
    exact bXAIy bhai bhaai bhayi
    exact kwIy koi koyi
    exact khA kaha
    exact khAN kahan kahaan
    exact ks kis
    exact ksy kisi
    exact jw jo
    exact jb jab
    exact tb tab
    exact xrAb kharab khraab
    exact HAfQ hafiz hafez
    exact wAllh wallah wallaah
    exact myrY mere meray
    exact myrA mera
    exact myry meri
    exact tyrA tera
    exact tyrY tere teray
    exact tyry teri
    exact pAs pas paas
    exact *rA zara zra
    exact bht bohot bohat bahut bahot boht bht
    exact tXk thak
    exact An_kA unka
    exact An_ky unki
    exact An_kY unke unkay
    exact An_kw unko
    exact As_kA uska iska
    exact As_ky uski iski
    exact As_kY uske iske uskay iskay
    exact As_kw usko isko
    exact Anhyn unhein unhen inhein
    exact AnhwN unhon unhone inhon
    exact As us is
    exact An un in
    exact psnd pasand
    exact krw karo kro
    exact krnA karna krna
    exact kr kar kr
    exact krY kare
    exact krtA karta krta
    exact krty karti krti
    exact krtY karte krte kartay
    exact kryN karein karen kren
    exact krwN karoon karun
    exact btAyA bataya btaya
    exact btAO batao btao
    exact btA bata
    exact btAIyN batayein bataein batain
    exact dwnwN dono donon donoon
    exact lwg log loog
    exact Srf sirf srf
    exact GlVy galti ghalti
    exact GlV galat ghalat
    exact hwIY hue huay
    exact hwA hua huwa
    exact hwIy hui huyi
    exact hwN hoon hun
    exact hwgA hoga
    exact hwgy hogi
    exact hwnA hona
    exact hwtA hota
    exact hwty hoti
    exact hwtY hote hotay
    exact rhA raha rha
    exact rhy rahi rhi
    exact rhY rahe rhe rahay
    exact gyA gaya gya
    exact gIy gayi gai gyi
    exact gIY gaye gae gye
    exact |Iy aayi ayi aai
    exact |IY aaye aye
    exact |tA aata ata
    exact |ty aati ati
    exact |nA aana
    exact jAnA jana jaana
    exact jAtA jata jaata
    exact jAty jati jaati
    exact jAtY jate jaate
    exact jAIY jaye jaaye
    exact dyA diya dia
    exact dy di
    exact dY de
    exact dynA dena
    exact dykXw dekho
    exact dykXA dekha
    exact dykX dekh
    exact dykXnA dekhna
    exact lynA lena
    exact lw lo
    exact lyA liya lia
    exact lykn lekin laikin lakin
    exact mgr magar
    exact Agr agar agr
    exact kywnkh kyunke kyunki kyonke kyunkeh
    exact ApnA apna
    exact Apny apni
    exact ApnY apne apnay
    exact |pkA apka aapka
    exact sb sab sb
    exact sArA sara
    exact sArY sare saray
    exact kcX kuch kch
    exact bs bas bus
    exact Ab ab
    exact AbXy abhi abi
    exact kbXy kabhi kabi
    exact pXr phir phr
    exact phlY pehle pahle pehlay
    exact phlA pehla pahla
    exact phly pehli pahli
    exact bEd baad
    exact sAtX saath sath
    exact mVlb matlab mtlb
    exact $Ayd shayad shaid
    exact zyAdh zyada ziada zyadah
    exact tXwRA thora thoda
    exact tXwRy thori thodi
    exact tXA tha
    exact tXy thi
    exact tXY the thay
    exact jldy jaldi jldi
    exact Vrf taraf
    exact VrH tarah trah
    exact wAlA wala
    exact wAly wali
    exact wAlY wale walay
    exact AysA aisa esa
    exact AysY aise ese aisay
    exact Aysy aisi esi
    exact wysY waise wese waisay
    exact jysY jaise jese jaisay
    exact kysA kaisa kesa
    exact kysy kaisi kesi
    exact kysY kaise kese kaisay
    exact AcXA acha accha achha
    exact AcXy achi acchi achhi
    exact AcXY ache acche achay
    exact TXyk theek thik theak
    exact SHyH sahi sahih
    exact cAhyY chahiye chahye chahiyay
    exact cAhtA chahta
    exact cAhty chahti
    exact mjXY mujhe mjhe mujhay
    exact tmhyN tumhein tumhe
    exact hmyN humein hamein hume
    exact hmArA hamara humara
    exact hmAry hamari humari
    exact hmArY hamare humare
    exact tmhArA tumhara
    exact tmhAry tumhari
    exact hmy$h hamesha humesha
    exact smjX samajh smjh
    exact skwN sukoon sukun
    exact sktA sakta skta
    exact skty sakti skti
    exact sktY sakte skte
    exact yAr yaar
    exact lgA laga
    exact lgy lagi
    exact lgtA lagta
    exact Allh allah
    exact drwst durust
    exact kAm kaam
    exact wqt waqt
    exact wjh wajah
    exact bAt baat
    exact bAtyN baatein batein
    exact dn din
    exact |j aaj aj
    exact kl kal
    exact krwN_gA karunga karoonga
    exact xwd khud
    exact xw$ khush
    exact pry$An pareshan
    exact m$kl mushkil
    exact Jrwr zaroor zarur
    exact Jrwrt zaroorat zarurat
    exact fwrA foran
    exact msIlh masla
    exact mlA mila
    exact mly mili
    exact wAps wapas waapas vapas
    exact AglY agle
    exact Agly agli
    exact AglA agla
    exact rhtY rehte rahte
    exact rhty rehti
    exact rhtA rehta
    exact tm_nY tumne tumnay
    exact mwsm mausam mosam
    exact bnAyA banaya
    exact bnAIy banayi banai
    exact bnAIY banaye
    exact hftY hafte haftay
    exact pyny peeni
    exact pynA peena
    exact cXTy chutti chhutti
    exact xtm khatam khatm
    exact gY ge
    exact dyr der
    exact lAhwr lahore
    exact krAcy karachi
    exact AslAm_|bAd islamabad
    share lahore karachi islamabad
    """
}
