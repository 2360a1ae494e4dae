// Lists the syllables of Korean names in Revised Romanisation, and the spellings that no rule predicts.
export const KOREAN_NAME_SYLLABLES = `
a ae ak am an ang ap arm bak ban bang bae baek beom beop beon byeok byeol byeon byeong bi bich bin bit bo bok bom bon bong bu buk
bun bul cha chan chang chae cheo cheok cheol cheom cheon cheong che cho chok chon chong choe chu chuk chun chung chwi
chi chik chil chim chin da dae dal dam dan dang deok deuk deul deung do dok dol don dong du dun e eo eok eol eom eon eop eu eul eum
eun eung ga gae gak gan gal gam gang gap ge geo geol geom geon geum geun geung geuk gi gil gim go gok gon gong gu guk gun gung
gwa gwak gwan gwang gwi gwon goe gye gyeo gyeok gyeol gyeom gyeon gyeong gyo gyu gyul gyun ha hae haeng hak han hang ham hap he heo
heon hi him hin ho hoe hong hu hui huin hun heuk heum heung hwa hwak hwan hwang hwi hwon hyang hyeok hyeol hyeon hyeop hyeong
hye hyo hyu hyuk i ik il im in ip ja jae jak jam jan jang je jeo jeok jeol jeom jeon jeong jeung jeup ji jik jil jim jin jing
jip jo jok jon jong jong ju juk jul jun jung jwa kae keun ki kwae ma mae maek maeng mak mal man mi mil min mit mo mok mong mu muk
mul mun myeo myeon myeong myo na nae nak nal nam nan nang nara ne neu neul neung ni no noe nok non nong nu nun nuri nyeo nyeom nyeon
nyeong o oe ok ol om on ong pa pae paeng pal pan pi pil po pu pul pum pung pyeo pyeon pyeong pyo ra rae rak ram ran rang raeng
ri rim rin rip reum reung ro roe rok ron rong ru ru ryang ryeo ryeok ryeol ryeom ryeon ryeong rye ryo ryong ryu ryuk ryul ryun
ryung sa sae saeng sak sal sam san sang se sel seo seok seol seom seon seong seop seul seung si sik sil sim sin so sok sol som
son song su suk sul sum sun sung ssang tae taek tak tal tam tan tang teo to tong u uk ul um un ung ui wan wang we wi wol won ya
yak yal yang ye yeo yeok yeol yeom yeon yeong yeop yo yok yong yu yuk yul yun yung
`
/** Irregular historical spellings, by syllable: mostly surnames and spellings of passport offices. */
export const KOREAN_CUSTOMARY = `
gim kim kym|bak park bark|i lee rhee rhie yi li ri yee|ri lee rhee|choe choi choy chey tchoi|jeong chung|o oh|an ahn|baek back paik baik beak
|heo hur huh her ho|no noh roh|ro roh noh|yu you yoo yew ryu|ryu yoo you lyou|jo cho joe|seo suh sur suhr|ra rha|sin shin|sim shim
|eom um uhm|hyeok hyuck hyuk hyug|seok suk sock suck|seop sub sup seob sop|yeop yup yub youb yop|u woo wu ou oo|un woon wun oon|uk wook ook
|ui eui ee yi euy|hui hee heui hi heuy hae|gi kee key ghi|i ee yi yee e|ji jee chee gi|jin jean jeen gin|su soo sue shu|ju joo choo|gu koo goo
|jun joon choon june|hun hoon hune|hyeon hyun hyen hyoun|geun keun kun gun|geum keum kum|seung sung sng seong|seong sung seoung soung syung
|cheol chul cheul chol churl|yeong young yung yong ryeong|gyeong kyung kyoung kyong gyung|myeong myung myoung myong|byeong byung byoung pyong
|hyeong hyung hyoung hyong|jeong jung joung jong jeung|gwang kwang goang|gwon kwon kweon kwun|won weon one|wol weol|wan whan|hwan whan
|hwa wha|hwang whang|hoe hoi hwe|se sae seh|je jae jeh|je che chey|jae jai jay che|dae dai day tai|tae tai tay|hae hai hay|ae ai ay|mae mai
|rae lae nae|chae chai chay|bae bai pai|hye hae hei hyae hea|ye yeh yae|gye kye kay|rye ye lye|na nah|ha hah|ah ah|a ah|ho hoh|mi mee
|min mean minn|si shi see|sik shik sick|il ihl ill|il eel|gil kil keel gill|im yim lim|in ihn inn yin|eun un ehn en uhn|eul ul|seul sul
|deok duk duck dok tok|deuk duk deuck|sang sahng|bong pong|beom bum bom pum|yun yoon youn yune|ryul yul yool|ryun yun yoon|gyun kyun gyoon
|gyu kyu kyoo gyoo|hyo hyoh|yo yoh|so soh|do doh dough|go koh goh|bo boh|mo moh|jeon jun chun|jeon cheon|geon kun gun keon kon|heon hun hon
|yeon youn yun yon yeun|yeol yul youl|byeol byul|yeo yuh|hyeop hyup hyub hyob|hak hag hahk|uk wug|ok ock oak|guk kook gook kuk|gwan kwan kuan
|muk mook|suk sook|mun moon|sun soon shoon|chun choon|jung joong choong|chung choong|ung woong wung|yung yoong|gung koong|bok pock|gwi kwi kui
|wi wee we|hwi whi hwee|nam nahm|han hahn|sam sahm|bin been|bi bee|ryong yong lyong|rim lim im|ryang yang|rok nok lok|rak nak lak|ran lan nan
`
/** Syllables whose first sound the South drops or turns into n at the start of a word and the North keeps. */
export const INITIAL_SOUND_PAIRS = `
ra na|rak nak|ran nan|ram nam|rang nang|rae nae|raeng naeng|ro no|rok nok|ron non|rong nong|roe noe|ru nu|reung neung|ryang yang|ryeo yeo
|ryeok yeok|ryeol yeol|ryeom yeom|ryeon yeon|ryeong yeong|rye ye|ryo yo|ryong yong|ryu yu|ryuk yuk|ryul yul|ryun yun|ryung yung|ri i
|rin in|rim im|rip ip|nyeo yeo|nyeon yeon|nyeom yeom
`
