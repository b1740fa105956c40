# complete: prints the script with which a shell completes the words of a traxfig command.
#     awk -v traxfig=PROGRAM -v shell=SHELL -f complete.awk complete.SHELL
# copies complete.SHELL, and replaces the lines @names@, @values@, @options@ and @settings@. The text for them comes
# from the program: from `traxfig -h`, and from options with the argument `list`.

# The command that runs the program with these options, in English and without settings of the user.
function ask(options)
{
    return "LC_ALL=C TRAXFIG= \"" traxfig "\" " options
}

# Adds an option: a letter such as -x, a long name, the name of the argument, and a sentence. A missing part is "".
function add(letter, name, argument, help)
{
    sub(/; .*/, "", help)
    if (argument && match(help, /^[a-z]+: /))
        help = substr(help, 1, RLENGTH - 2)
    letters[++count] = letter
    names[count] = name
    arguments[count] = argument
    helps[count] = help
}

# Adds the options of a line of the help: names, perhaps an argument, two or more spaces, a sentence. The sentence can
# end with more options: `; -b --black: Black` takes the same argument as the first; `; -ps: -T ps` means -T ps.
function read_help(line,    field, help, n, argument, part, i)
{
    if (!match(line, /^ .. --[^ ]+( [^ ]+)?  +/))
        return
    help = substr(line, RLENGTH + 1)
    split(substr(line, 1, RLENGTH), field, " ")
    n = field[1] ~ /^--/ ? 1 : 2
    argument = field[n + 1]
    add(n == 2 ? field[1] : "", field[n], argument, help)
    split(help, part, "; ")
    for (i = 2; i in part; i++)
        if (part[i] ~ /^-[A-Za-z] --[a-z-]+: /) {
            split(part[i], field, /[ :]/)
            add(field[1], field[2], argument, (help ~ /^name of / ? "name of " : "") substr(part[i], index(part[i], ": ") + 2))
        } else if (part[i] ~ /^--[a-z-]+: /) {
            split(part[i], field, ": ")
            add("", field[1], argument, field[2])
        } else if (part[i] ~ /^-[a-z]+: /) {
            split(part[i], field, ": ")
            add(field[1], "", "", "same as " field[2])
        }
}

# Reads the names that `OPTION list` prints, and their descriptions. `name` is the long name of the option.
function read_list(name, option,    command, line, word)
{
    command = ask(option " list")
    while ((command | getline line) > 0)
        if (match(line, /^[a-z][-a-z0-9]*(  +|, |$)/)) {
            word = substr(line, 1, RLENGTH)
            sub(/[ ,]+$/, "", word)
            words[name] = words[name] word " "
            about[name, word] = substr(line, RLENGTH + 1)
        }
    close(command)
    words[name] = words[name] "list"
    about[name, "list"] = "print them all"
}

# Reads the settings of each format as KEY=VALUE; only as KEY= if the value is a number that can be greater than 9.
function read_settings(    command, line, format, field, i, range)
{
    command = ask("-O list")
    while ((command | getline line) > 0) {
        if (sub(/^-T /, "", line))
            formats[++format_count] = format = line
        split(line, field, " ")
        if (line !~ /^  [a-z]/)
            continue
        if (match(line, /\(.*\)/)) {
            split(substr(line, RSTART + 1, RLENGTH - 2), range, " - ")
            if (range[2] + 0 > 9)
                settings[format] = settings[format] field[1] "= "
            else
                for (i = range[1]; i <= range[2] + 0; i++)
                    settings[format] = settings[format] field[1] "=" i " "
        } else
            for (i = 2; i in field; i++)
                settings[format] = settings[format] field[1] "=" field[i] " "
    }
    close(command)
}

function put_settings(    f)
{
    for (f = 1; f <= format_count; f++)
        printf (shell == "fish" ? "        case %s\n            set known %slist\n" : "    %s) known='%slist' ;;\n"), \
            formats[f], settings[formats[f]]
}

# For bash: the options, which complete a word that begins with a dash.
function put_names(    i, list)
{
    for (i = 1; i <= count; i++)
        list = list (list ? " " : "") letters[i] (letters[i] && names[i] ? " " : "") names[i]
    printf "        -*) known='%s' ;;\n", list
}

# Escapes a sentence that stands inside single quotes.
function quoted(text,    special, i, c, result)
{
    special = shell == "zsh" ? "\\[]:" : "\\"
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        result = result (c == "'" ? "'\\''" : index(special, c) ? "\\" c : c)
    }
    return result
}

# For bash: the words that may follow an option.
function put_bash(letter, name, argument)
{
    if (argument && name != "--set")
        printf "    %s) known='%s'%s ;;\n", (letter ? letter " | " : "") name, words[name], files[name] ? " files=yes" : ""
}

# For zsh: for each option, an array with the words of its argument and their descriptions, for _describe.
function put_values(    i, name, n, word, w)
{
    for (i = 1; i <= count; i++) {
        name = names[i]
        n = split(words[name], word, " ")
        if (n)
            printf "    local -a %s=(\n", substr(name, 3)
        for (w = 1; w <= n; w++)
            printf "        '%s:%s'\n", word[w], quoted(about[name, word[w]])
        if (n)
            print "    )"
    }
}

# For zsh: an option with both its names. A command can have only one of the names, unless the option may be repeated.
function put_zsh(letter, name, argument, help,    other)
{
    other = name == "--set" ? "*" : letter && name ? "(" letter " " name ")" : ""
    if (argument) {
        help = help "]:" argument ":" (name == "--set" ? "_traxfig_settings" : !words[name] ? (files[name] ? "_files" : " ") \
            : "{ _describe " argument " " substr(name, 3) (files[name] ? "; _files" : "") " }")
        letter = letter ? letter "+" : ""
        name = name "="
    } else
        help = help "]"
    printf "        %s'[%s' \\\n", letter && name ? "'" other "'{" letter "," name "}" : letter name, help
}

# For fish: the words of the argument of an option, each with its description.
function described(name,    word, i, n, result)
{
    n = split(words[name], word, " ")
    for (i = 1; i <= n; i++)
        result = result word[i] "\\t" quoted(about[name, word[i]]) "\\n"
    return result
}

function put_fish(letter, name, argument, help,    list)
{
    list = name == "--set" ? "-a '(__traxfig_settings)'" : words[name] ? "-a '(printf \"" described(name) "\")'" : ""
    printf "complete -c traxfig"
    if (letter)
        printf " -%s %s", (length(letter) > 2 ? "o" : "s"), substr(letter, 2)
    if (name)
        printf " -l %s", substr(name, 3)
    printf "%s%s", argument ? (files[name] ? " -r" : " -x") : "", list ? " " list : ""
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
    help = ask("-h")
    while ((help | getline line) > 0)
        read_help(line)
    add("-p", "", "", "same as -ps")
    words["--moves"] = "all"
    about["--moves", "all"] = "every position"
    read_list("--rules", "-r")
    read_list("--to", "-T")
    read_list("--font", "-f")
    read_list("--language", "-l")
    read_settings()
    files["--font"] = files["--language"] = files["--output"] = 1
}

$0 == "@names@" {
    put_names()
    next
}

$0 == "@values@" {
    put_values()
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
