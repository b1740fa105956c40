# complete: prints the script by which a shell completes the words of a traxfig command.
#     awk -v traxfig=PROGRAM -v shell=SHELL -f complete.awk complete.SHELL
# copies that file, and replaces a line @names@, @options@ or @settings@ by what the program tells of itself: its help,
# and the words that it lists when an argument is wrong.

# The words that the program allows in the place of a wrong argument.
function allowed(options,    command, line)
{
    command = "LC_ALL=C TRAXFIG= " traxfig " " options " 2>&1"
    command | getline line
    close(command)
    if (!sub(/.*; [a-z ]*: /, "", line))
        return ""
    sub(/;.*/, "", line)
    return line
}

# Adds the options of a line of the help: names and perhaps an argument, two blanks or more, a sentence. Another option
# with the same argument can follow: `; -b --black: Black`.
function read_help(line,    field, help, n)
{
    if (!match(line, /^ .. --[^ ]+( [^ ]+)?  +/))
        return
    help = substr(line, RLENGTH + 1)
    split(substr(line, 1, RLENGTH), field, " ")
    n = field[1] ~ /^--/ ? 1 : 2
    letters[++count] = n == 2 ? field[1] : ""
    names[count] = field[n]
    arguments[count] = field[n + 1]
    sub(names[count] == "--to" ? /: .*/ : /; list: .*/, "", help)
    helps[count] = help
    while (match(help, /; -[A-Za-z] --[a-z-]+: /)) {
        helps[count] = substr(help, 1, RSTART - 1)
        split(substr(help, RSTART, RLENGTH), field, /[ :]/)
        letters[++count] = field[2]
        names[count] = field[3]
        arguments[count] = arguments[count - 1]
        help = substr(help, RSTART + RLENGTH)
        helps[count] = help
    }
}

# The values of a setting as KEY=VALUE; of a number that can be large only KEY=.
function values_of(format, key,    values, range)
{
    values = allowed("-T " format " -O " key "=")
    if (split(values, range, " - ") == 2)
        for (values = ""; range[1] <= range[2] && range[2] <= 9; range[1]++)
            values = values " " range[1]
    gsub(/[^ ]+/, key "=&", values)
    sub(/^ /, "", values)
    return values ? values : key "="
}

function put_settings(    formats, keys, f, k, list)
{
    split(words["--to"], formats, " ")
    for (f = 1; f in formats; f++) {
        split(allowed("-T " formats[f] " -O ="), keys, " ")
        list = ""
        for (k = 1; k in keys; k++)
            list = list (k > 1 ? " " : "") values_of(formats[f], keys[k])
        if (list)
            printf (shell == "fish" ? "        case %s\n            set known %s\n" : "    %s) known='%s' ;;\n"), formats[f], list
    }
}

# What a word that begins with a dash can be, for bash.
function put_names(    i, list)
{
    for (i = 1; i <= count; i++)
        list = list (i > 1 ? " " : "") (letters[i] ? letters[i] " " : "") names[i]
    printf "        -*) known='%s' ;;\n", list
}

# A sentence for the inside of single quotes.
function quoted(text,    special, i, c, result)
{
    special = shell == "zsh" ? "\\[]:" : "\\"
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        result = result (c == "'" ? "'\\''" : index(special, c) ? "\\" c : c)
    }
    return result
}

# Which words the option before asks for.
function put_bash(letter, name, argument)
{
    if (argument && name != "--set")
        printf "    %s) known='%s'%s ;;\n", (letter ? letter " | " : "") name, words[name], files[name] ? " files=yes" : ""
}

# Both names in braces, and not both in one command unless the option may be repeated.
function put_zsh(letter, name, argument, help,    other)
{
    other = name == "--set" ? "*" : "(" letter " " name ")"
    if (argument) {
        help = help "]:" argument ":" (name == "--set" ? "_traxfig_settings" : !files[name] ? "(" words[name] ")" \
            : words[name] ? "{ compadd -- " words[name] "; _files }" : "_files")
        letter = letter "+"
        name = name "="
    } else
        help = help "]"
    printf "        %s'[%s' \\\n", letter ~ /^-/ ? "'" other "'{" letter "," name "}" : name, help
}

function put_fish(letter, name, argument, help,    list)
{
    list = name == "--set" ? "(__traxfig_settings)" : words[name]
    printf "complete -c traxfig%s -l %s", letter ? " -s " substr(letter, 2) : "", substr(name, 3)
    printf "%s%s", argument ? (files[name] ? " -r" : " -x") : "", list ? " -a '" list "'" : ""
    printf " -d '%s'\n", help
}

function put_option(letter, name, argument, help)
{
    if (shell == "bash")
        put_bash(letter, name, argument)
    else if (shell == "zsh")
        put_zsh(letter, name, argument, help)
    else
        put_fish(letter, name, argument, help)
}

BEGIN {
    help = "LC_ALL=C TRAXFIG= " traxfig " -h"
    while ((help | getline line) > 0)
        read_help(line)
    words["--rules"] = allowed("-r =")
    words["--moves"] = "all"
    words["--to"] = allowed("-T =")
    words["--font"] = allowed("-f =")
    words["--language"] = allowed("-l =")
    files["--font"] = files["--language"] = files["--output"] = 1
}

$0 == "@names@" {
    put_names()
    next
}

$0 == "@options@" {
    for (i = 1; i <= count; i++)
        put_option(letters[i], names[i], arguments[i], quoted(helps[i]))
    next
}

$0 == "@settings@" {
    put_settings()
    next
}

{ print }
