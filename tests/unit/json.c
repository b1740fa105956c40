#include "render/render.h"
#include "check.h"
#include "kept.h"

/* Texts, and how they are written in a JSON string. */
static const char *const table[][2] = {
    {"", ""},
    {"plain 'text' </script>", "plain 'text' </script>"},
    {"A2\\ \"x\"", "A2\\\\ \\\"x\\\""},
    {"a\tb\nc\x1F\x7F", "a\\u0009b\\u000ac\\u001f\\u007f"},
    {"\xC2\x80\xC2\x9F\xC2\xA0", "\\u0080\\u009f\xC2\xA0"}, /* control characters of two bytes, a letter */
    {"caf\xE9 \xE2\x82\xAC \xF0\x9F\x98\x80", "caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80"},
};

/* A game that white wins with the fourth move, which black plays: it forces a tile that closes a loop. */
static const char game[] = "Event: Cup\nWhite: Ann\n\nHello.\n\n1 @0/ ;first\n;more\n2 B1+\n3 @1\\\n4 A0/\n\nBye.\n";
/* One that stops at its second move, of which a repair is known. */
static const char broken[] = "Black: Ben\nLOOPTRAX\n1 a1c\n2 Z9/ ;why\n";

/* The beginning of their objects, with ' in place of the quotation marks. */
#define GAME \
    "{'traxfig':1,'file':'f','line':6,'game':3,'title':'Cup','white':'Ann','black':null,'rules':'trax','moves':["
#define ONE                                                                                               \
    "{'n':1,'text':'@0/','modern':'@0/','classic':'A1C','line':6,'tile':[0,0,'d'],'forced':[],'comment':" \
    "'first\\nmore'}"
#define TWO \
    ",{'n':2,'text':'B1+','modern':'B1+','classic':'B1S','line':8,'tile':[1,0,'e'],'forced':[],'comment':null}"
#define REST                                                                                                          \
    ",{'n':3,'text':'@1\\\\','modern':'@1\\\\','classic':'A1U','line':9,'tile':[-1,0,'f'],'forced':[],'comment':null}" \
    ",{'n':4,'text':'A0/','modern':'A0/','classic':'1AR','line':10,'tile':[-1,-1,'c'],'forced':[[0,-1,'a']],"          \
    "'comment':null}"
#define BROKEN \
    "{'traxfig':1,'file':'f','line':3,'game':3,'title':null,'white':null,'black':'Ben','rules':'loop','moves':["

/* Positions of records: all members of -T json, and what pages and pictures carry. Result, error and conclusion come
   with the last one only. */
static const struct {
    const char *record;
    int moves;
    const char *json, *carried;
} positions[] = {
    {game, 0,
     GAME "],'result':null,'board':{'width':0,'height':0,'rows':[]},'error':null,'intro':'Hello.','outro':null}\n",
     "[{'traxfig':1,'title':'Cup','white':'Ann','moves':'','intro':'Hello.'}"},
    {game, 2, GAME ONE TWO "],'result':null,'board':{'width':2,'height':1,'rows':['de']},'error':null,"
                           "'intro':'Hello.','outro':null}\n",
     "[{'traxfig':1,'title':'Cup','white':'Ann','moves':'@0/ B1+','comments':{'1':'first\\nmore'},'intro':'Hello.'}"},
    {game, 4, GAME ONE TWO REST "],'result':{'winner':'white','by':'loop','move':4},'board':{'width':3,'height':2,"
                                "'rows':['ca.','fde']},'error':null,'intro':'Hello.','outro':'Bye.'}\n",
     "[{'traxfig':1,'title':'Cup','white':'Ann','moves':'@0/ B1+ @1\\\\ A0/','comments':{'1':'first\\nmore'},"
     "'result':{'winner':'white','by':'loop','move':4},'intro':'Hello.','outro':'Bye.'}"},
    {broken, 0,
     BROKEN "],'result':null,'board':{'width':0,'height':0,'rows':[]},'error':null,'intro':null,'outro':null}\n",
     "[{'traxfig':1,'black':'Ben','rules':'loop','moves':''}"},
    {broken, 1,
     BROKEN "{'n':1,'text':'a1c','modern':'@0/','classic':'A1C','line':3,'tile':[0,0,'d'],'forced':[],'comment':null}"
            "],'result':null,'board':{'width':1,'height':1,'rows':['d']},'error':{'line':4,'column':3,'text':'Z9/',"
            "'reason':'no-neighbour','repair':'B1/'},'intro':null,'outro':null}\n",
     "[{'traxfig':1,'black':'Ben','rules':'loop','moves':'A1C','error':{'text':'Z9/','reason':'no-neighbour'}}"},
    {"1 @0/ ;a\n2 @1+ ;b\n3 Resign\n", 1,
     "{'traxfig':1,'file':'f','line':1,'game':3,'title':null,'white':null,'black':null,'rules':'trax','moves':["
     "{'n':1,'text':'@0/','modern':'@0/','classic':'A1C','line':1,'tile':[0,0,'d'],'forced':[],'comment':'a'}"
     "],'result':null,'board':{'width':1,'height':1,'rows':['d']},'error':null,'intro':null,'outro':null}\n",
     "[{'traxfig':1,'moves':'@0/','comments':{'1':'a'}}"},
    {"1 @0/ ;a\n2 @1+ ;b\n3 Resign\n", 2,
     "{'traxfig':1,'file':'f','line':1,'game':3,'title':null,'white':null,'black':null,'rules':'trax','moves':["
     "{'n':1,'text':'@0/','modern':'@0/','classic':'A1C','line':1,'tile':[0,0,'d'],'forced':[],'comment':'a'},"
     "{'n':2,'text':'@1+','modern':'@1+','classic':'A1S','line':2,'tile':[-1,0,'b'],'forced':[],'comment':'b'}"
     "],'result':{'winner':'black','by':'resignation','move':2},'board':{'width':2,'height':1,'rows':['bd']},"
     "'error':null,'intro':null,'outro':null}\n",
     "[{'traxfig':1,'moves':'@0/ @1+','comments':{'1':'a','2':'b'},"
     "'result':{'winner':'black','by':'resignation','move':2}}"},
};

/* Whether a sink has a text with ' for each quotation mark; empties it. */
static bool is_json(struct sink *found, const char *wanted)
{
    size_t i;
    bool same;

    for (i = 0; i < found->used; i++)
        if (found->bytes[i] == '"')
            found->bytes[i] = '\'';
    same = text_is(sink_contents(found), wanted);
    if (!same)
        fprintf(stderr, "  %.*s\n", (int)found->used, sink_contents(found).at);
    sink_free(found);
    return same;
}

static void test_positions(struct check *c)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words};
    size_t i;

    words = message_english;
    for (i = 0; i < sizeof positions / sizeof *positions; i++) {
        struct record r = {0};
        struct game g = {0};
        struct sink found = {0};
        struct render run;
        struct scene s = {.game = &g, .moves = positions[i].moves, .settings = &settings};

        record_open(&r, text_of(positions[i].record), INPUT_NUMBERED, NULL);
        game_next(&r, &g, NULL, false);
        g.file = "f";
        g.index = 3;
        g.repair = text_of(g.error_count ? "B1/" : "");
        render_open(&run, &out_json, &settings, &found);
        render_game(&run, &g, s.moves, s.moves);
        render_close(&run);
        CHECK(c, is_json(&found, positions[i].json));
        json_game_record(&s, &found);
        CHECK(c, is_json(&found, positions[i].carried));
        game_free(&g);
        record_free(&r);
    }
}

void test_json(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        json_text(text_of(table[i][0]), s);
        CHECK(c, kept(s, table[i][1]));
    }
    json_text((struct text){"a\0b", 3}, s);
    CHECK(c, kept(s, "a\\u0000b"));
    json_member(",\"key\":", text_of("\"v\""), s);
    CHECK(c, kept(s, ",\"key\":\"\\\"v\\\"\""));
    json_member(",\"key\":", text_of(NULL), s);
    CHECK(c, kept(s, ",\"key\":null"));
    SINK(s, "{\"n\":", -12);
    CHECK(c, kept(s, "{\"n\":-12"));
    free(s);
    test_positions(c);
}
