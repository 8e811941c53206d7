// Made by Scripts/keyboards from Debian's xkb-data; do not edit.

extension LayoutTables {
  static let hebrew: StaticString = """
    layout hebrew
    xkb il
    title Hebrew (SI 1452)
    language he
    direction rtl
    E1 ; 1 2 3 4 5 6 7 8 9 0 - =
    E2 ~ ! @ # $ % ^ & * ) ( _ +
    E3 05F3 -- -- 20AC 20AA 00B0 05AB 05BD 00D7 200E 200F 05BE 2013
    D1 / ' 05E7 05E8 05D0 05D8 05D5 05DF 05DD 05E4 ] [ \\
    D2 Q W E R T Y U I O P } { |
    D3 05C2 05C1 05B8 05B3 -- 05F0 05B9 -- -- 05B7 05B2 05BF 05BB
    C1 05E9 05D3 05D2 05DB 05E2 05D9 05D7 05DC 05DA 05E3 ,
    C2 A S D F G H J K L : "
    C3 05B0 05BC -- -- 05F1 05F2 05B4 -- 201D 201E 05F4
    B1 < 05D6 05E1 05D1 05D4 05E0 05DE 05E6 05EA 05E5 .
    B2 > Z X C V B N M > < ?
    B3 | -- 05B6 05B1 -- -- -- 05B5 2019 201A 00F7
    B4 00A6 -- -- -- -- 05C6 -- -- -- -- --
    S 0020 0020 -- --

    layout hebrew-lyx
    xkb il(lyx)
    title Hebrew (LyX)
    language he
    direction rtl
    E1 ; 1 2 3 4 5 6 7 8 9 0 - =
    E2 ~ ! @ # $ % ^ & * ) ( 05BE +
    D1 / ' 05E7 05E8 05D0 05D8 05D5 05DF 05DD 05E4 ] [ \\
    D2 / ' 05B8 05BC 200E 200F 05B9 05DF 05DD 05B7 } { |
    C1 05E9 05D3 05D2 05DB 05E2 05D9 05D7 05DC 05DA 05E3 ,
    C2 05B0 05BC 05D2 05DB 05C2 05C1 05B4 20AA 05DA : "
    B1 < 05D6 05E1 05D1 05D4 05E0 05DE 05E6 05EA 05E5 .
    B2 > 05D6 05B6 05BB 05B1 05B2 05B3 05B5 > < ?
    B3 | -- -- -- -- -- -- -- -- -- --
    B4 00A6 -- -- -- -- -- -- -- -- -- --
    S 0020 0020 -- --

    layout hebrew-phonetic
    xkb il(phonetic)
    title Hebrew (phonetic)
    language he
    direction rtl
    E1 ` 1 2 3 4 5 6 7 8 9 0 - =
    E2 ~ ! @ # $ % ^ & * ( ) _ +
    E3 05F3 -- -- 20AC 20AA 00B0 05AB 05BD 00D7 200E 200F 05BE 2013
    D1 05E7 05D5 05D0 05E8 05EA 05E2 05D5 05D9 05E1 05E4 [ ] \\
    D2 05E7 05D5 05D0 05E8 05D8 05E2 05D5 05D9 05E1 05E3 { } |
    D3 05C2 05C1 05B8 05B3 -- 05F0 05B9 -- -- 05B7 05B2 05BF 05BB
    C1 05D0 05E9 05D3 05E4 05D2 05D4 05D9 05DB 05DC ; '
    C2 05D0 05E9 05D3 05E3 05D2 05D4 05D9 05DA 05DC : "
    C3 05B0 05BC -- -- 05F1 05F2 05B4 -- 201D 201E 05F4
    B1 < 05D6 05D7 05E6 05D5 05D1 05E0 05DE , . /
    B2 > 05D6 05D7 05E5 05D5 05D1 05DF 05DD < > ?
    B3 | -- 05B6 05B1 -- -- -- 05B5 2019 201A 00F7
    B4 00A6 -- -- -- -- 05C6 -- -- -- -- --
    S 0020 0020 -- --

    layout hebrew-biblical
    xkb il(biblical)
    title Hebrew (biblical, Tiro)
    language he
    direction rtl
    E1 05C3 1 2 3 4 5 6 7 8 9 0 05BE =
    E2 05AE 05A9 0599 0592 05AF 05BA 05B9 05BF 05C2 05C1 059D 05A0 05BC
    E3 ; -- -- -- 20AA 200D 200C 034F 200E 200F 25CC - --
    E4 ~ ! @ # $ % ^ & * ) ( _ +
    D1 0307 05F3 05E7 05E8 05D0 05D8 05D5 05DF 05DD 05E4 ] [ 05C0
    D2 05C4 05AC 05AB 059F 0593 059E 059C 05A1 0595 0594 0597 0598 05A8
    D3 0308 05F4 20AC -- -- -- 05F0 -- -- -- -- -- \\
    D4 / ' -- -- -- -- -- -- -- -- } { |
    C1 05E9 05D3 05D2 05DB 05E2 05D9 05D7 05DC 05DA 05E3 059A
    C2 05BD 05B0 05BB 05B4 05B1 05B6 05B5 05B3 05B8 05B2 05B7
    C3 -- -- -- -- -- 05F2 05F1 -- 05C7 -- ,
    C4 -- -- -- -- -- -- -- -- -- : "
    B1 < 05D6 05E1 05D1 05D4 05E0 05DE 05E6 05EA 05E5 05AD
    B2 > 05C5 05A4 05AA 05A6 05A5 05A7 059B 0591 0596 05A3
    B3 | -- -- 05A2 -- 05C6 -- -- -- -- .
    B4 00A6 -- -- -- -- -- -- -- > < ?
    S 0020 0020 2009 00A0

    layout syriac
    xkb sy(syc)
    title Syriac
    language syc
    direction rtl
    E1 070F 1 2 3 4 5 6 7 8 9 0 - =
    E2 032E ! 030A 0325 0749 2670 2671 070A 00BB ) ( 00AB +
    E3 0651 0701 0702 0703 0704 0705 0708 0709 070B 070C 070D 250C 2510
    D1 0714 0728 0716 0729 0726 071C 0725 0717 071E 071A 0713 0715 0706
    D2 0730 0733 0736 073A 073D 0740 0741 0308 0304 0307 0303 074A :
    D3 064E 064B 064F 064C 0653 0654 0747 0743 0745 032D -- -- --
    C1 072B 0723 071D 0712 0720 0710 072C 0722 0721 071F 071B
    C2 0731 0734 0737 073B 073E 0711 0640 0324 0331 0323 0330
    C3 0650 064D -- 0621 0655 0670 0748 0744 0746 -- --
    B1 < ] [ 0724 072A 0727 0700 . 0718 0719 0707
    B2 > 0732 0735 0738 073C 073F 0739 0742 060C 061B 061F
    B3 | 0652 -- 200D 200C 200E 200F -- -- -- --
    B4 00A6 -- -- -- -- -- -- -- -- -- --
    S 0020 200C -- --

    layout syriac-phonetic
    xkb sy(syc_phonetic)
    title Syriac (phonetic)
    language syc
    direction rtl
    E1 070F 1 2 3 4 5 6 7 8 9 0 - =
    E2 032E ! 030A 0325 0749 2670 2671 070A 00BB ) ( 00AB +
    E3 0651 0701 0702 0703 0704 0705 0708 0709 070B 070C 070D 250C 2510
    D1 0729 0718 0716 072A 072C 071D 071C 0725 0727 0726 ] [ 0706
    D2 0730 0733 0736 073A 073D 0740 0741 0308 0304 0307 0303 074A :
    D3 064E 064B 064F 064C 0653 0654 0747 0743 0745 032D -- -- --
    C1 0710 0723 0715 0714 0713 0717 071B 071F 0720 071A 071E
    C2 0731 0734 0737 073B 073E 0711 0640 0324 0331 0323 0330
    C3 0650 064D -- 0621 0655 0670 0748 0744 0746 -- --
    B1 < 0719 0728 0724 072B 0712 0722 0721 0700 . 0707
    B2 > 0732 0735 0738 073C 073F 0739 0742 060C 061B 061F
    B3 | 0652 -- 200D 200C 200E 200F -- -- -- --
    B4 00A6 -- -- -- -- -- -- -- -- -- --
    S 0020 200C -- --

    layout thaana
    xkb mv
    title Thaana (Dhivehi)
    language dv
    direction rtl
    E1 ` 1 2 3 4 5 6 7 8 9 0 - =
    E2 ~ ! @ # $ % ^ & * ( ) _ +
    D1 07B0 0787 07AC 0783 078C 0794 07AA 07A8 07AE 0795 [ ] \\
    D2 07A4 07A2 07AD 079C 0793 07A0 07AB 07A9 07AF 00F7 { } |
    C1 07A6 0790 078B 078A 078E 0780 0796 0786 078D ; '
    C2 07A7 0781 0791 FDF2 07A3 0799 079B 079A 0785 : "
    B1 | 0792 00D7 0797 0788 0784 0782 0789 060C . /
    B2 00A6 07A1 0798 079D 07A5 079E 078F 079F < > 061F
    B3 | -- -- -- -- -- -- -- -- -- --
    B4 00A6 -- -- -- -- -- -- -- -- -- --
    S 0020 0020 -- --

    layout nko
    xkb gn
    title N'Ko (AZERTY)
    language nqo
    direction rtl
    E1 07EC 07F1 07EB 07F5 07F4 ( - 07EC 07FA 07ED 07EE ) =
    E2 ~ 07C1 07C2 07C3 07C4 07C5 07C6 07C7 07C8 07C9 07C0 ) +
    E3 00AC -- -- # 2E1C 2E1D | ` \\ ^ @ -- }
    E4 -- -- -- 00A3 $ -- -- -- -- 00B1 00B0 -- --
    D1 07CA 07E0 07CD 07D9 07D5 07E6 07CE 07CC 07D0 07D4 07F3 $ 07D1
    D2 07CA < 07CB 07DA 07D5 07E7 07F6 07CC 07CF 07D4 07F3 00A3 *
    D3 -- -- -- -- -- -- -- -- -- -- -- 00A4 --
    C1 07EB 07DB 07D8 07DD 07DC 07E4 07D6 07DE 07DF 07E1 07EF
    C2 07EB 07DB 07D8 07DD 07F7 07E4 07E8 07DE 07EA 07E1 07F8
    C3 -- -- -- -- -- -- -- -- -- -- %
    B1 < 07E5 060C 07D7 07E2 07D3 07E3 07F8 061B 060C 07F9
    B2 > 07E5 060C 07E9 07E2 07D3 07D2 061F 061B / 07F9
    B3 | -- -- -- -- -- -- -- -- -- --
    B4 00A6 -- -- -- -- -- -- -- -- -- --
    S 0020 0020 -- --
    """
}
