# widths.awk: writes src/paper/widths.c from font metrics (AFM files, Adobe Technical Note 5004), in this order:
#
#     cd DIRECTORY OF THE METRICS
#     awk -f widths.awk Times-Roman.afm Times-Bold.afm Times-Italic.afm Helvetica.afm Helvetica-Bold.afm Symbol.afm
#
# The metrics of the free fonts that stand in for these, as Nimbus, are the same.

BEGIN {
    split("breve caron dotaccent hungarumlaut ogonek ring dotlessi - - Lslash lslash - minus fraction", own, " ")
    for (i in own)
        name[i + 1] = own[i]
    split("Euro - quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron " \
          "guilsinglleft OE - Zcaron - - quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde " \
          "trademark scaron guilsinglright oe - zcaron Ydieresis space exclamdown cent sterling currency yen " \
          "brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot hyphen registered macron degree " \
          "plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine " \
          "guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis " \
          "Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde " \
          "Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute " \
          "Thorn germandbls agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex " \
          "edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis " \
          "divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis", high, " ")
    for (i in high)
        name[i + 127] = high[i]
    print "/* Written by tools/widths.awk: facts of Adobe's font metrics. */\n"
    print "#include \"base/base.h\"\n#include \"trax/trax.h\"\n#include \"paper/paper.h\"\n"
    print "const unsigned short widths_table[ENCODING_FONTS][256] = {"
}

FNR == 1 { write() }

/^C / {
    by_code[$2] = $5
    by_name[$8] = $5
    if ($2 >= 32 && $2 < 127)
        name[$2] = $8
}

END {
    write()
    print "};"
}

# The widths of the font that was read.
function write(    code, line, word, fonts)
{
    if (!("space" in by_name))
        return
    fonts = "ROMAN BOLD ITALIC SANS SANS_BOLD SYMBOL"
    split(fonts, font, " ")
    printf "    [ENCODING_%s] = {", font[++written]
    name[39] = "quotesingle"
    name[96] = "grave"
    line = ""
    for (code = 0; code < 256; code++) {
        word = (written == 6 ? by_code[code] : by_name[name[code]]) + 0 (code < 255 ? "," : "")
        if (length(line word) > 108) {
            printf "\n        %s", line
            line = ""
        }
        line = line (line == "" ? "" : " ") word
    }
    print "\n        " line "\n    },"
    delete by_code
    delete by_name
}
