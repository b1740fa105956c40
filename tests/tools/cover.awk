# cover.awk: adds up gcov's reports on several programs with the same sources. Prints the share of lines and branches
# reached, one file per line, then those not reached.

# A line of gcov begins with the count and the line number, each before a colon.
/^ *[-#=0-9*]+\*?:/ {
    split($0, part, ":")
    count = part[1]
    line = part[2] + 0
    gsub(/[ *]/, "", count)
    if (line == 0 && part[3] == "Source")
        file = substr(part[4], index(part[4], "src/"))
    if (line == 0 || count == "-" || file !~ /^src\//)
        next
    if (!((file, line) in hits)) {
        hits[file, line] = 0
        lines[file]++
        if (!(file in known)) {
            known[file] = 1
            names[++files] = file
        }
    }
    if (count + 0 > 0)
        hits[file, line] = 1
    text[file, line] = substr($0, index($0, part[3]))
    if (line > last[file])
        last[file] = line
    next
}

/^branch / {
    key = file SUBSEP line SUBSEP $2
    if (file !~ /^src\//)
        next
    if (!(key in ways)) {
        ways[key] = 0
        branches[file]++
        if ($2 + 1 > most[file, line])
            most[file, line] = $2 + 1
    }
    if ($3 == "taken" && $4 + 0 > 0)
        ways[key] = 1
}

END {
    printf "%-18s %6s %8s %8s %8s\n", "file", "lines", "reached", "branches", "reached"
    for (f = 1; f <= files; f++) {
        file = names[f]
        hit = went = 0
        for (line = 1; line <= last[file]; line++) {
            hit += (file, line) in hits ? hits[file, line] : 0
            for (way = 0; way < most[file, line]; way++)
                if ((file, line, way) in ways) # calls are counted between them
                    went += ways[file, line, way]
            if ((file, line) in hits && !hits[file, line])
                missed[++misses] = file ":" line ": never: " text[file, line]
        }
        for (line = 1; line <= last[file]; line++)
            for (way = 0; (file, line) in hits && way < most[file, line]; way++)
                if (hits[file, line] && (file, line, way) in ways && !ways[file, line, way])
                    missed[++misses] = file ":" line ": branch " way ": " text[file, line]
        printf "%-18s %6d %7.1f%% %8d %7.1f%%\n", substr(file, 5), lines[file], 100 * hit / lines[file],
            branches[file], branches[file] ? 100 * went / branches[file] : 100
        all_lines += lines[file]
        all_hits += hit
        all_branches += branches[file]
        all_ways += went
    }
    printf "%-18s %6d %7.1f%% %8d %7.1f%%\n", "all", all_lines, 100 * all_hits / all_lines, all_branches,
        100 * all_ways / all_branches
    print ""
    for (i = 1; i <= misses; i++)
        print missed[i]
}
