// Lists the endings of family names and place names. Two names with one stem and two endings are two names: Lisyansky and
// Lisovsky, Habermann and Haberland, Silverdale and Silverton. The edit distance alone takes them for a misspelling.

/** One ending a line: its spellings. Men's and women's forms, and the romanisations of one ending, share a line. */
export const NAME_ENDINGS = `
ov; ova; ow; owa; off; of; ev; eva; ew; ewa; eff; yev; yeva; iev; ieva; jev; jeva
ovsky; ovski; ovskiy; ovskii; ovskyi; ovskij; ovskaya; ovskaia; ovska; owski; owska; owsky; evsky; evski; evskiy; evskyi; evskij; evskaya; ewski; ewska
ansky; anskiy; anskyi; anski; anskaya; anska; yansky; yanskiy; yanskyi; yanski; yanskaya; ianskiy; iansky; janski; janskij
insky; inskiy; inskyi; inski; inskaya; inska; ynsky; ynskiy; ynskyi; ynska; ynskaya
ensky; enskiy; enskyi; enski; enskaya; enska
sky; ski; skiy; skii; skyi; skyy; skij; skaya; skaia; skaja; ska; cki; cka; cky; tsky; tskiy; tskyi; tskaya; zkij; zkaja; zki
ny; nyi; nyy; nyj; niy; nij; noy; noi; naya; naia; naja
in; ina; yn; yna
shin; shina; shyn; shyna; schin; schina; szyn
enko; yenko; ienko; chenko; tchenko; czenko
uk; yuk; iuk; juk; chuk; czuk; tchuk; schuk
ich; vich; vych; wicz; vic; vici; witch; vitch; ovich; ovych; evich; evych; owicz; ewicz; ovic; evic
zyk; czyk; zik; chyk; cik; tsik
ak; iak; yak; czak; chak; nak
iec; ets; yets; iets; ec; ez
ik; nik; nyk
escu; esco; esku
eanu; ianu; anu
aru; areanu
as; ash; asi
hazi; hazy
vari; vary; vary
falvi; falvy
szegi; szegy; helyi; helyy
adze; adse; nadze; nadse
idze; idse; vidze; vidse
shvili; schwili; chvili; svili
iani; yani; vani; ovani
ava; aia; uia; ua
yan; ian; jan; yants; iants
unts; ents; onts
mann; man; manns
bach; bacher
beck; becker; bek
berg; berger; bergen
burg; burger; burgh
feld; felder; feldt
hof; hofer; hoff; hoffer
land; lander; landt
stein; steiner; stejn
thal; thaler; tal
dorf; dorfer; dorff
heim; heimer; haim
hardt; hard; hart; ardt
meier; meyer; mayer; maier; mair; meyr
bauer; baur
stetter; staetter; statter
inger; ingen
icke; ecke; ke
wald; walder; waldt
haus; hausen; hauser
stadt; stedt; stad
schmidt; schmid; schmitt
son; sson; sen; ssen
strom; stroem; strand
gren; green
quist; qvist; kvist
lund; lunde
dahl; dal
holm; holmen
vik; wick; vig; wich
ton; tone
ham; hamm
ley; leigh; lee
ford; forth; fort
field; fields
wood; woods
well; wells
worth
bury; borough; brough
dale; dales
brook; brooke; brooks
side; hurst
ville; villa
gate; gates
stone; stones
hill; hills
bridge; bridges
port; mouth; haven
view; vista
town; ville
ridge; cliff; crest
poulos; opoulos
akis; akes
idis; ides; iadis; iades; idou; iadou
atos; akos
oglu; oglou; oghlu; ogli; ogly
soy; turk; demir
zadeh; zade; zada; zadah
pour; pur; poor
nia; niya
nejad; nezhad; nejat; nezad
far; fard
doust; dust; doost
khah; parast; manesh; mand; vand
murthy; murti; murthi
swamy; swami
rajan; raj
nathan; natan
wala; walla; waala
inder; indra
jeet; jit
preet; prit
deep; dip
want; vant; wanth
`
