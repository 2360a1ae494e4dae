// Maps short and pet forms to the formal given name, in the languages where both appear in official papers.
// One formal name a line, with the formal name first; a short form of several names repeats.

/** Groups are `formal; short; short`: two forms match weakly where one line holds both. */
export const NICKNAMES = `
aaron; ron; ronnie; ari
abigail; abby; abbie; gail; abi
abner; ab; abbie
abraham; abe; abie; bram
ada; addie; adie
adam; ad; addy; ade
adelaide; addie; addy; adele; heidi; della; laidey
adele; addie; dell; della
adrian; ade; adie
adrienne; addie; adie
agatha; aggie; aggy; agg
agnes; aggie; nessie; nessa; nancy; inez
aidan; ade; aidy
aileen; lena; allie; eileen
alan; al; ally
alana; lana; allie
alastair; al; alec; ally; alick
albert; al; bert; bertie; albie
alberta; bertie; allie; berta
alden; al; aldie
aldous; al; aldo
alexander; alex; al; alec; alick; lex; sandy; xander; zander; alexi; eck
alexandra; alex; alexa; lexi; lexie; sandra; sandy; sasha; allie; ali; xandra; alix
alexis; alex; lex; lexi; lexie
alfred; al; alf; alfie; fred; freddie; freddy
algernon; algy; algie; al
alice; allie; ally; elsie; lisa; ali
alison; ali; allie; ally; al
allen; al; ally
alonzo; al; lon; lonnie; lonzo
alvin; al; vin; vinnie
alyssa; ally; lissa; aly; lyssa
amanda; mandy; manda; mandie; amy
amber; ambie
ambrose; brose; ambie
amelia; amy; millie; mel; emily; melia; mia
amos; moses
anastasia; ana; stacy; stacey; stacie; tasia; stasia; annie
andrea; andie; andy; drea; dre
andrew; andy; drew; andie; dandy; dre
angela; angie; ange; angel
angelica; angie; angel; jelly; geli
angelina; angie; lina; angel
angus; gus
anita; nita; ana
ann; annie; nan; nancy; nana; nanny
anna; annie; ann; anne; nan; nancy; anya
annabel; anna; annie; belle; bella; bel
annette; annie; nettie; netta; ann
anthony; tony; ant; anton; antony
antonia; toni; tonia; tonya; netta
antoinette; toni; nettie; netta; ann; tony
april; ap
arabella; bella; belle; ara; arry
archibald; archie; arch; baldie
ariana; ari; aria
arlene; arly; lena; lene
arnold; arnie; arn; arny; nolly
arthur; art; artie; arty
asher; ash
ashley; ash; lee; ashe
ashton; ash
astrid; assa; tridi
athena; thena; attie
aubrey; aub; bree
audrey; aud; dee; audie
august; gus; augie; gussie
augusta; gussie; gusta; augie
augustine; gus; augie; austin; gustus
aurora; rora; rory
austin; aus; aussie
ava; avie
barbara; barb; babs; barbie; bab; bobbie; babe
barnabas; barney; barnie; barny; bernie
barnaby; barney; barn
bartholomew; bart; bat; barty; bartie; mees; tolly
basil; baz; bas; bazza
beatrice; bea; bee; trixie; trix; tris; beattie
beatrix; bea; trixie; trix; bee
belinda; bel; linda; lindy; bella
benedict; ben; bennie; benny; dick
benjamin; ben; benny; benji; benjy; benjie; bennie; jamie
bennett; ben; benny; bennie
bernadette; bernie; detta; bern; etta
bernard; bernie; barney; berney; bern; bunny
bernice; bernie; bunny; berry
bertha; bert; bertie; birdie
bertram; bert; bertie; bart
bertrand; bert; bertie; randy
bethany; beth; bee
beverly; bev; bevvy
blake; blakey
blanche; bea; blanchie
bonnie; bon; bonny
boris; bo; bob
bradford; brad; ford
bradley; brad; lee; bradly
brandon; bran; brand; brandy; don
brenda; bren; brendie; brandy
brendan; bren; brenny
brenton; brent; bren
brett; bret; brettie
brian; bri; bry; rye
bridget; biddy; bridie; bridey; bridgie; birdie; brie
brittany; brit; britt; brittie
brooke; brookie
bruce; brucie; bru
bryan; bry; bri
burton; burt; burtie
byron; by; ron; ronnie
caleb; cal; cale
calvin; cal; vin; vinnie; calv
cameron; cam; cammy; ron; ronny
camilla; cam; millie; milla; cammie; cami
camille; cam; millie; cammie; cami
candace; candy; candi; dacey
carl; carly; carlie
carla; carly; carlie
carlton; carl; carly
carmel; carm; mel
carmen; carm; carmie
carol; carrie; caz; caro; lol
caroline; carol; carrie; caro; lynn; carly; caddie; callie; lina
carolyn; carol; carrie; lynn; caro; lyn
cassandra; cass; cassie; sandra; sandy; cassey
catherine; cathy; cath; cate; kate; katie; kathy; kat; kitty; kit; cat; kay; trina; catie; cathie; casey
cecil; cec; cis; cecie
cecilia; cissy; celia; cis; sissy; ceci; cece; sheila
celeste; celie; cel; lessie
celia; celie; cele
charity; chattie; cherry
charlene; charlie; char; lena; charly
charles; charlie; chuck; chas; charley; chip; chaz; chad; carl; chick; charly
charlotte; charlie; lottie; lotty; char; lotte; totty; lola; carlotta; chattie
chauncey; chan; chance
chelsea; chels; chelle
cheryl; cher; cherie; sherry
chester; chet; ches; chess
chloe; clo; coco
christian; chris; christy; kit; ian
christina; chris; chrissie; chrissy; tina; christy; kris; kristy; kirsty; teenie; crissy
christine; chris; chrissie; chrissy; tina; christy; kris; teenie
christopher; chris; kit; topher; kester; chrissy; christy; stoffel; toph; cris
clara; clare; clarrie; claire; clairy
clarence; clare; clarry; clair; clancy
clarissa; clara; clare; rissa; issa; clarry
claudia; claud; claudie; dia
clayton; clay
clement; clem; clemmie; clemmy
clementine; clem; clemmie; tina; clemmy
clifford; cliff; ford; clif
clifton; cliff; clif; tony
clinton; clint; clinty
clive; clivey
colette; coco; lettie; coletta
colin; col; cole; colly
connor; con; conny
conrad; con; connie; conny; rad; curt
constance; connie; con; conny; stancy
constantine; con; connie; costa; gus; dinos
cordelia; cordy; delia; cory; della; cordie
corinne; cora; corrie; cory; rina
cornelia; nellie; corny; neely; nelia; corrie; cory; neelie
cornelius; neil; con; corny; neely; nelius; connie; niel
courtney; court; corky; curt
craig; craigy
crystal; crys; chrissy; crissy
curtis; curt; kurt; curtie
cynthia; cindy; cyn; cynth; cindi; cindie
cyril; cy; cyrie
cyrus; cy; russ; cye
dale; daley
dalton; dal; tony
damian; dame; damo; day
daniel; dan; danny; dannie; danni
danielle; dani; danni; ellie; danny; dan; elle
daphne; daph; daphie
darlene; darla; lena; darl; darly
darrell; daz; darry; rell
darren; daz; dazza; darry
david; dave; davy; davey; davie; dai; daw; day
dawn; dawnie
dean; deano; deanie
deanna; dee; anna; dea; ann
deborah; deb; debbie; debby; debra; debs; debi; deba
declan; dec; decky
deirdre; dee; deedee; dede
delbert; del; bert; delly
delia; dee; della; dede
delilah; lila; lilah; dell; della
della; dell; del; adela
denise; dee; neecy; denny; deni; nisey
dennis; den; denny; denn; dennie
derek; del; derry; rick; ricky; dez
desmond; des; desi; dez; dezi; mondy
dexter; dex; decks
diana; di; dee; didi; ana; dina
diane; di; dee; ann; annie
dolores; lola; lolly; dolly; dee; lora; loli; del
dominic; dom; nic; nick; nicky; dommie
dominique; dom; nicky; nikki; domi
donald; don; donnie; donny; dony
donna; don; donnie; dee
donovan; don; donnie; van
dora; dorie; dodo; dory
doreen; dora; dorie; reenie; reen
doris; dorrie; dory; dodie; dori
dorothy; dot; dottie; dotty; dolly; dory; dee; dora; thea; dodie; dodo; doll
douglas; doug; dougie; duggie; dug; dougal
drusilla; dru; silla; cilla; drew
duane; dewey; wayne
duncan; dunc; dunk; dunkie
dustin; dusty; dust
dwight; ike; dewey
dylan; dyl; dill; dilly
earl; earlie; errol
ebenezer; eb; eben; ebbie; eban
edgar; ed; eddie; ned; eddy; edgie
edith; edie; eda; edy; dicey; ede
edmund; ed; eddie; ned; ted; teddy; eddy
edna; eddie; edie; nedna
edward; ed; eddie; eddy; ned; ted; teddy; neddy; ward; eduard
edwin; ed; eddie; win; ned; eddy; winny
edwina; eddie; winnie; edie; win
eileen; lena; ellie; eily; leen
eleanor; ellie; nell; nellie; nora; elly; ella; lena; norah; lenora; nelly; elle; el; ellen; nelle
elena; ellie; lena; nell; nellie; elle
eli; lee
elias; eli; lee; lias
elijah; eli; lige; lee
eliza; liza; liz; lizzie; eli; lisa
elizabeth; liz; lizzie; lizzy; beth; betty; bess; bessie; betsy; eliza; ellie; libby; liza; lisa; elsie; elsa; lilibet; bette; bettie; betsey; elise; lisbeth; lib; lizbeth; buffy; birdie; bee; tetty; ella
ella; ellie; el; elly
ellen; ellie; nell; nellie; len; nelly; lena; elly
elliot; eli; el; ellie
eloise; ellie; lois; elle; weezy
elsie; else; els
elvira; elvie; vira; elvy
emeline; emma; em; emmy; millie
emery; em; emmy
emily; em; emmy; millie; emmie; emma; milly; emi
emma; em; emmy; emmie; emms
emmanuel; manny; manuel; emma; mani; immanuel
enoch; noch; nick
erasmus; ras; rasmus; raz
eric; rick; ricky; rickie
erica; ricky; ricki; rikki; rica; erie
erin; rin; rinny
ernest; ernie; ern; erny; nest
ernestine; ernie; tina; erna; teeny; erny
esmeralda; esme; essie; meralda; emmy
estelle; essie; stella; elle; stelle; essy
esther; essie; hetty; hester; tess; ettie; ess; hettie
ethan; eth
ethel; eth; ettie; effie
etta; ettie
eugene; gene; gen; eugenie; genie
eugenia; gene; genie; eugenie; jenny; gena
eunice; eunie; nicie
eustace; stacy; stacey; eus
eva; eve; evie; evy
evan; ev; evvie; van
evangeline; eva; angie; evie; vangie; angel; lina
evelyn; eve; evie; ev; lyn; lynn; evvie; eva; lin
everett; ev; evvie; rett
ezekiel; zeke; zeek; ez
ezra; ez; ezzie
faith; fay; faithie
felicia; fel; lisa; fee; felicie; lecia; licia
felicity; fliss; flick; lissie; fee; flissy; felix; lis
felix; fee; fe; flix
ferdinand; ferdie; fred; ferdy; nandy; freddie; nando
fiona; fi; fee; ona
fitzgerald; fitz; gerry
fletcher; fletch; letch
florence; flo; florrie; flossie; flory; floss; flora; flossy; renny
forrest; forry; woody
frances; fran; frannie; fanny; francie; frankie; franny; sis; fannie; francy; frank
francesca; fran; frankie; cesca; frannie; chessie; chesca
francine; fran; frannie; frankie; francie
francis; frank; frankie; fran; franky; francie
franklin; frank; frankie; lin; franky
frederica; fred; freda; freddie; rica; ricky; frieda; rickie
frederick; fred; freddie; freddy; rick; fritz; ricky; fredrick; freddi
gabriel; gabe; gabby; gab; gabi
gabrielle; gabby; gabi; elle; ella; brie; gaby; gabbie
gareth; gaz; gary; gaza; garth; gazza
garrett; gary; garry; garret; rhett
gary; gaz; gazza; gaza
gavin; gav; gavvy
gayle; gay; gail
genevieve; gen; jenny; eve; ginny; viv; evie; genny; vieve; gena; neva
geoffrey; geoff; jeff; geoffy; jeffy
george; georgie; geordie; dod; georgy; jorge
georgia; georgie; georgy; gia
georgina; georgie; gina; georgy; ina; georgia; gigi
gerald; gerry; jerry; ger; gerrie; ged
geraldine; gerry; geri; dina; gerri; jerry; deenie; gerrie; dean
gerard; gerry; ged; jerry; ger; gerrie
gertrude; gert; gertie; trudy; trudie; trude; gatty; trudi
gideon; gid; giddy; deon
gilbert; gil; bert; gib; gibbie; bertie; wilber
gillian; gill; jill; gilly; jilly; jillian
gina; gi; gigi
giles; gil
gladys; glad; gladdie; gladdy
glenda; glen; glenn; glennie
gloria; glory; glo; glorie; lori
godfrey; frey; freddie; jeff
gordon; gordy; gord; gordie; don; gordo
grace; gracie; gray
graham; gray; gram; grammy; grae
grant; granty
gregory; greg; gregg; grig; rory; gregor; greggy
greta; gretchen; gretel; etta
griffith; griff; grif
gustav; gus; gussie; gustavus
guy; guido
gwendolyn; gwen; wendy; gwennie; lynn; winnie; gwenda; gwyn; gwendy
hannah; nan; annie; anna; han; nanny; hannie; hanny
harold; hal; harry; harrie; haps; hally
harriet; hattie; hatty; harry; etta; hettie; hatsy; happy
harrison; harry; harris; hal; sonny
harvey; harv; harve; herv; vee
hayden; hay; hayd; denny
hazel; haze; zel; hazy
heather; hettie; heath; hev
hector; heck; ector; heckie; hec
helen; nell; nellie; lena; ella; ellie; helena; nelly; ellen; len
helena; lena; nell; nellie; ellie; helen; elle
henrietta; etta; hettie; hattie; henny; ettie; henri; hetty; retta; nettie; harriet
henry; hank; harry; hal; hen; heine; harri
herbert; herb; bert; herbie; bertie; herby
herman; herm; manny; hermie; harman
hermione; hermie; mina; minnie; mione
hester; hettie; hetty; essie; esther; hessy
hilary; hil; hilly; larry; hill; hils
hilda; hil; hildie; hildy
hillary; hil; hill; hilly; larry
hiram; hy; hi
hobart; hobie; bart; bert; hob
holly; hol; hols
homer; home
hope; hopie
horace; horry; race; ace; hod
horatio; horry; ray; rache; ratio
hortense; hortie; tensy
howard; howie; ward; hal; how
hubert; bert; hugh; hube; bertie; hubie; hub
hugh; hughie; hew; huey; hewie; hughy
humphrey; humph; numps; hum; phrey
ian; iain
ida; idie; ide
ignatius; iggy; nace; ig; iggie; nate; natius
imogen; immy; gen; immie; genny; immi
india; indy; indie
ingrid; inga; inge; grid; ingy
ira; ire
irene; rene; renie; reenie; rena; irenie
iris; risa
irving; irv; irvy; irvin
irwin; irv; win; erwin
isaac; ike; zac; zach; izzy; ikey; zak; isa
isabella; izzy; bella; belle; issy; isa; ibby; ella; bel; izzie; isabel; tibbie; nib
isabel; izzy; bel; belle; issy; isa; bella; ib; izzie; tibby; ibby; sabe
isaiah; ike; izzy; zay; zaiah
isidore; izzy; dore; izzie; sid; dory; iz
israel; izzy; iz; issy; isser
ivan; van; ive
ivy; ive; ives
jack; jackie; jacky; jock; jak
jacob; jake; jay; jakey; jack; coby; cob; jakie; jacobus; kobi; cobus
jacqueline; jackie; jacqui; jacky; jaki; lynn; jacki; jack; jacq
jamal; jay; mal
james; jim; jimmy; jamie; jem; jimmie; jay; jaimie; jimbo; jamey; jas; jamesy; hamish; seamus
jane; janie; jenny; jan; janey; jess; jennie; jinny; janet
janet; jan; jane; jessie; netty; nettie; janny; jenny
janice; jan; jannie; jenny
jared; jay; jerry; jed; ry
jasmine; jas; jaz; jazz; min; mina; jazzy; jassy
jason; jay; jase; jace; jas
jasper; jas; jaz; casper
jay; jaybird
jean; jeannie; jeanie; jenny; jeanne
jeanette; jean; nettie; jan; netta; jeannie; janet; jen
jedidiah; jed; jeddy; didi
jefferson; jeff; sonny; geoff; jeffy
jeffrey; jeff; geoff; jeffy; jeph; frey
jemima; jem; mima; jemma; mimi; jemmy
jennifer; jen; jenny; jenn; jennie; jenni; jena; jinny
jeremiah; jerry; jem; jeremy; jere; miah; jezza; jez
jeremy; jerry; jez; jem; jezza; jere; jeremiah
jerome; jerry; jere; jero; romy
jessica; jess; jessie; jessy; jesse; sica; jecca
jesse; jess; jessie; jay
jill; jilly; jillie; jilian
jillian; jill; jilly; jillie; gill
joan; jo; joanie; joni; nonie; jone; joany; jodie
joanna; jo; joan; anna; joey; joanie; jody; hannah; annie; josie
joanne; jo; ann; joan; annie; joey; joanie
jocelyn; joy; lyn; joss; jo; josie; lynn; joce
jody; jo; jodi; jude
joel; joe; jo; jojo
john; johnny; jack; johnnie; jon; jackie; jonny; jock; ian; hans; jonnie; jacky; johny
jonah; jo; jone; joe
jonathan; jon; jonny; johnny; jono; nathan; jonty; nat; john; jonnie; nate; jack; jonathon
jordan; jordy; jord; jory; judd; dan
joseph; joe; joey; jo; jos; jody; jose; joeseph; sepp; josh; jojo
josephine; jo; josie; joey; josey; fina; jojo; posy; pheeny; fifi; sephy
joshua; josh; joss; joshy; jos; shua; jo
joyce; joy; jo; joycie
juanita; nita; nettie; juana
judah; jude; juddy; jud
judith; judy; jude; judi; judie; jody; juda
julia; jules; julie; jill; jewel; jule; julesy; lia
julian; jules; jule; jools; julie; ian
juliana; jules; julie; ana; liana; anna; julia
julie; jules; jule; jools
juliet; jules; julie; etta; jule; lettie
julius; jules; jule; jay
june; junie; juno; jun
justin; jus; just; jay; justy
justine; tina; jus; jussy; justa
karen; kaz; kari; kazza; kay; carrie; ren
katherine; kate; katie; kathy; kat; kitty; kit; kay; kath; katy; trina; kathie; kathe; katey; kitkat; rina; kittie; kaye; kiki; catherine; casey; kati; katya
kathleen; kathy; kate; kath; katie; kay; kit; kitty; leen; kat; cathy; katy
kathryn; kathy; kate; kath; katie; kay; ryn; kat; kit; katy; kitty
katrina; kat; trina; kate; katie; rina; kit; kitty; trinny
keith; keithy; keef
kelly; kel; kell; lee
kelvin; kel; kelly; vin; kelv
kenneth; ken; kenny; kennie; kent; kenn
kent; ken; kenny
kerry; kez; ker; kezza
kevin; kev; kevvy; kevo; vin; kevvie
kimberly; kim; kimmy; kimmie; kym; kimber; kimmi; kimberley; berly
kirsten; kirsty; kirstie; kiki; kris; kirst
kristen; kris; kristy; krissy; chris; kristie; kirsty
kristina; kris; tina; kristy; krissy; chrissy; stina; kristi
kyle; ky; kiley
kylie; ky; kyles
lachlan; lachie; lach; locky; lockie
lambert; bert; lam; bertie; lamb
lancelot; lance; lanny; lot
laura; laurie; lori; lolly; lorrie; lol; lara; laur; lora; laurel
lauren; laurie; ren; loz; lori; lo; laur; lolly
laurence; larry; laurie; lorrie; lon; loz; larrie; lonny; lance; lawrie; lorry
lavinia; vinnie; vina; lavvie; vinny; livvy; vinia
lawrence; larry; laurie; law; lorrie; lawrie; lon; lonny; lars; lonnie; lenny; ren
leah; lee; lea; li
leander; lee; andy; lea; leo; andre
lee; leigh
leila; lee; lei; lila
lemuel; lem; lemmy; lemmie
lena; lennie; lenny
leo; lee; leon; lio
leon; lee; leo; lonnie; leoni
leona; lee; leo; ona; leonie; nona
leonard; len; lenny; leo; lennie; leon; lee; lennard; lynn
leonardo; leo; leon; lenny; nardo
leonora; nora; leo; lenny; ellie; nell; norah; nelly; lennie; nellie
leopold; leo; poldie; lee; pol; poldi; poldy
leroy; roy; lee
leslie; les; lee; lez; lessie; lesley; lesly
lester; les; lessie; lez
letitia; lettie; letty; tish; titia; lettice; tisha; lecia; titty
levi; lee; lev
lewis; lew; lewie; lou; louie; louis; lewy
liam; lee; li; william
lillian; lil; lily; lilly; lillie; lili; lian; lilian; lolly
lily; lil; lilly; lils
lincoln; linc; link; linky
linda; lin; lindy; lyn; lindie; linnie; lynn; lynda
lindsay; lin; linds; lindy; lindsey; lyndsay; lynn; linz
lionel; leo; lio; len; lenny; leon; nel
lloyd; loy; floyd; loydy
logan; lo; loge
lois; lo; lou; louie
loretta; lori; etta; retta; lorrie; lottie; laurie; lettie
lorraine; lori; raine; lorrie; rainy; lorie; rain; laurie; lol
louis; lou; louie; lew; lewis; ludo
louisa; lou; lulu; isa; louie; lottie; louise; weezy
louise; lou; lulu; louie; weezie; ouise; lois; lolly
lucas; luke; luc; lukey; lou
lucille; lucy; lu; lou; lulu; cille; lucky; luce; cilla
lucinda; lucy; cindy; lu; lou; lindy; cinda; lulu; sindy; luce
lucius; luke; lou; luce; lu; luch
lucy; lu; luce; lulu; lou; lucie
luke; lukey; luk; lucas
luther; lou; lu; luth; loot
lydia; lyddie; lyd; liddy; dia; lids; lidia
lynette; lyn; lynn; nettie; netta; linnet
mabel; may; mab; mae; belle; mabs
mackenzie; mac; kenzie; mack; kenz; mackie; kenny
macy; mace
madeline; maddy; maddie; mad; lena; lynn; madge; maddi; lina; maud; mady
madison; maddie; maddy; mad; madi; maddi; sunny
magdalena; maggie; lena; magda; maddie; madge; dalena; malena
magnus; mags; mag; manus; gus; max
malachi; mal; mally; kai; malky
malcolm; mal; mac; malc; malky; colm; colin
mandy; man; mand; amanda
manfred; fred; manny; fredo; freddie
manuel; manny; manolo; mano; manni
marcella; marcy; cella; marcie; ella; marci; celly
marcia; marcy; marcie; marci; marsh; marsha
marcus; marc; mark; marky; mars; marco
margaret; maggie; meg; peggy; marge; margie; greta; rita; madge; margo; daisy; peg; meggie; margot; mags; maisie; may; molly; megan; gretchen; maggy; midge; marjorie; meta; margery; mamie; maisy; mog; mag; peggie; retta
margery; marge; margie; madge; midge; marjie
maria; mary; mia; ria; mimi; marie; mariah; mari; mitzi
marian; mary; ann; mimi; maryann; marnie; molly
marianne; mary; anne; mari; annie; mimi; marnie; nanny
marie; mary; mimi; mia; molly; mae; ree
marilyn; mary; lyn; mari; lynn; marly; marylyn; rilla
marina; mari; rina; mia; marni
marion; mari; mary; manny; marni; mamie; ron
marissa; mari; rissa; issa; missy; mary; ris
marjorie; marge; margie; marj; jorie; madge; midge; marji; marg; jory; margery
mark; marky; marc; marco; marcus
marlene; marly; lena; lene; marla; marley; molly; darla
marlon; marl; lonnie; mar; lon
marsha; marcie; marsh; mary; marcy
marshall; marsh; mars; marty
martha; marty; matty; mattie; pat; patsy; marth; patty; molly; martie
martin; marty; mart; martie; tin; marti
martina; tina; marty; marti; ina; tine
marvin; marv; marve; vin; marvy; mervyn; merv
mary; molly; polly; mae; may; mamie; mia; minnie; moll; mimi; mol; poll; maisie; mitzi; mally; marie; mollie; maureen; moira; maria
matilda; tilly; tilda; mattie; matty; maud; tillie; till; matti; patty; tildy; maddy
matthew; matt; matty; mat; mattie; thew; matthias; mathew; thys
matthias; matt; matty; mat; thias; mattie; thies
maud; maudie; matty; maudy
maureen; mo; maury; reenie; maura; mary; reen; moe; mollie
maurice; maury; morrie; mo; moe; morry; mossie; morris; reece
maximilian; max; maxie; milian; maxy; maxim; maxi
maxwell; max; maxie; maxy; wells
maxine; max; maxie; maxi; xena
megan; meg; meggie; megs; meggy; peggy
melanie; mel; melly; lanie; lany; mellie; melany
melinda; mel; mindy; linda; lindy; mellie; lynn
melissa; mel; missy; lissa; lisa; millie; lissie; milly; melly; lis; melisa; missie
melody; mel; dee; lodie; mellie
melvin; mel; vin; mal; melv; vinny; vinnie
mercedes; mercy; sadie; merce; mercie; cedes; dee
mercy; merce; merry; mercie
meredith; merry; edie; mer; merri; meri; red; dith
meryl; mer; merrie
michael; mike; mick; mickey; micky; mikey; mitch; mickie; mish; misha; micah; mic
michaela; mickey; mica; kayla; micki; mika; kaela; mikki; caela
michelle; shelly; chelle; mich; shell; mickey; shelley; mimi; micki; shellie; missy; chell
mildred; millie; milly; mil; midge; mill; dreda
miles; milo; mi; millie; milie
millicent; millie; milly; missy; mil; centie; lissa
milton; milt; miltie; milty; tony; mel
mina; minnie; min; mini
minerva; minnie; min; nerva; nervie; eve
miranda; mandy; randy; mira; mindy; randi; mimi; andy; mirry
miriam; mim; mimi; mitzi; miri; mirry; mary; mima; mirrie; mimsy
mitchell; mitch; mick; mickey; mitchy; micheal
moira; mo; moy; mary
molly; moll; mol; mo; mary
monica; mon; moni; nica; monny; mona; monnie
montague; monty; monte; tague; mont
montgomery; monty; gum; monte; gomery; mont
mordecai; mort; mordy; morty; cai; mordie
morgan; mo; morg; morgie
morris; morrie; mo; maury; morry; moe; mossie; moss
mortimer; mort; morty; timmy; mortie; tim; mortey
morton; mort; morty; tony
moses; mo; moe; moss; mose; moshe; mosey; moy; amos
muriel; mur; murie; mu; murry; mury
myra; my; mira
myron; ron; ronnie; ronny; my
nadine; nadie; dina; nada; dee; deedee
nancy; nan; nance; nanny; ann; nannie; nana
naomi; nomi; mimi; nay; omi; nome; noemi; nonie
natalie; nat; nattie; natty; lee; talie; tally; nettie; natasha; nata
natasha; tasha; nat; tash; natty; tosha; nata; stacy
nathan; nate; nat; natty; nath; nathaniel; than; nathy
nathaniel; nate; nat; nathan; natty; than; thaniel; nath; niel; natie; nattie
neal; neil; nealy; niel; neely
ned; neddy
nehemiah; nemo; nemi; miah; hemiah
neil; neal; neilly; neily; niall
nelson; nels; nel; nelly; nellie
neville; nev; nevvy; nevil; nevvie
nicholas; nick; nicky; nico; nik; colin; klaus; claus; nic; nickie; col; nichol; cole; nickey; niki; klaas
nicola; nicky; nic; nick; nikki; nicki; coco; nico; nik
nicole; nicky; nikki; nic; nick; cole; nicki; coco; nikky; colette; niki; nikita
nigel; nige; nidge; niggy; nye
noah; no; noey; noe
noel; nole; nowell; no; noelly
nora; norrie; norah; nonie; nory
noreen; nora; reenie; norrie; norah
norma; norm; normie; noni; normy
norman; norm; normie; normy; manny; norrie
norton; nort; tony
octavia; tavia; tavy; octy; tave; via; tavie; occy
odette; detta; oddie; etta; ode
olga; ollie; olya; ol
olive; ollie; liv; livvy; nollie; livy; ol; olly
oliver; ollie; olly; noll; ol; nolly; oli; noly; liver; oly
olivia; liv; livvy; ollie; livia; via; libby; nollie; livvie; livy; liva; olly
ophelia; phelia; opie; phee; filia; lia; ophie
orlando; lando; orly; lan; lanny; orrie; rollo
orson; orsie; sonny
orville; orv; orvie; ville; orvy
oscar; ozzie; ossie; oz; os; oskie; ozzy; oskar
osmond; oz; ozzie; ossie; mond; osmund; ozzy
oswald; ozzie; oz; ossie; waldo; os; wald; ozzy; waldy
otis; odie; ote; oat
otto; ottie; otti; ot
owen; owie; o; ewan; owney
pamela; pam; pammy; pammie; pamie; mel; ella
patricia; pat; patty; trish; tricia; patsy; trisha; pattie; patti; patsie; tish; paddy; ricia
patrick; pat; paddy; rick; ricky; patsy; patty; packy; pad; peter; paddie; podge
paul; paulie; pauly; pol; pauley
paula; polly; pauli; paulie; lina; pauly; pol; pollie
paulette; paula; polly; ettie; lettie; paulie
pauline; polly; paula; lina; paulie; pauly; paul; poll
pearl; pearlie; perle; perly; perry
penelope; penny; pen; nell; pennie; poppy; nelly; lope; nellie; nel; popi
percival; percy; perce; val; perse; perci
peregrine; perry; grin; peri; perrin
perry; pez; pere
peter; pete; petey; pet; petie; petesy; pe; piet
philip; phil; pip; flip; philly; phillie; pippo; phip; lip; philo; pippy; felip
philippa; pippa; pip; phil; pippy; flip; philly; pippie; lippy
phineas; phin; finn; fin; phinny; finney; phinney
phoebe; phebe; feebs; bee; phee; pheebs; fee
phyllis; phyl; phil; lissie; philly; phylly; phill
pierce; perce; pierre; perry
polly; poll; pol; pollie
portia; porsh; tia
preston; pres; presto; tony; pez
priscilla; prissy; cilla; pris; cissy; priss; silla; cill; prisca; pri; cil
prudence; prue; pru; prudy; dee; prudie
quentin; quent; quin; quen; quint; tin; quinny
rachel; rach; rae; ray; shelly; rachie; rachy; chelle; rache; rochelle
ralph; rafe; ralphie; ralphy; rolf; raph
ramona; mona; ray; rae; romy; ramie
randall; randy; rand; randi; dal; ran; randal
randolph; randy; dolph; rand; rolf; rudy; rafe; dolly
raphael; rafe; raph; rafi; ralph; raffi; rafa; raff; rafael; raphy; rafferty
raymond; ray; rae; mond; raimy; monty; raym; rayray
reagan; rea; reags; reg
rebecca; becky; becca; bec; becks; reba; beck; bekah; beckie; bex; beccy; riva; beca; rebekah
reginald; reg; reggie; rex; naldo; reggy; renny; ron; reynold
regina; reggie; gina; gigi; queenie; reg; rena; ina
renee; rennie; nay; ren; renny
reuben; rube; ben; rubie; benny; ruben; rubin
rex; rexie
reynold; rey; reg; renny; reynie; ron
rhoda; rho; rodie; roda; rode
rhonda; ron; ronnie; rhon; ronda; ronni
richard; rick; dick; ricky; rich; richie; rickie; ritchie; dickie; dicky; hick; dickon; richy; rickey; rico; ric; ricki
robert; rob; bob; bobby; robbie; bert; robby; bobbie; robin; rupert; hob; dob; robb; bobo; rab; rabbie; bertie; nob
roberta; bobbie; robbie; berta; robin; bertie; bobby; rob; robyn; birdie
robin; rob; robbie; bobby; robby; bob; robyn; robs
rochelle; shelly; roch; chelle; shell; rocky; roche
roderick; rod; roddy; rick; ricky; roddie; rory; eric; rodrick; derick
rodney; rod; roddy; rodders; roddie; ney
roger; rog; rodge; hodge; dodge; rodger; rogie; jolly
roland; rollie; rolly; rol; rowley; rolle; lanny; lan; orlando; rolo; rollo; rowland; roly
ronald; ron; ronnie; ronny; naldo; roney; ronni
rory; ror; roar
rosalie; rose; rosie; rosa; lee; roz; rosy; ros; sally; rosi
rosalind; roz; ros; rose; linda; rosie; lindy; roslyn; rosa; rosy; lin
rosamund; roz; ros; rose; rosie; mundy; rosy; rosa
rose; rosie; rosy; ro; posy; rosa; rosey; rosi
rosemary; rosie; rose; romy; mary; rosy; ro; marie; rosi; roz; romi
ross; rossie; rossy; rosco
rowena; ro; weena; rona; wena; rowie; row; winnie
roxanne; roxy; rox; anne; roxie; ann; rocky; roxana; rosie
roy; royce; leroy
ruby; rube; rubes; bee; rubie
rudolph; rudy; dolph; rolf; rudi; rolph; dolphy; rudie; rollo
rufus; rufe; ruf; russ; ruff; rufie
rupert; rupe; bert; bertie; rup; roop
russell; russ; rusty; rus; russy; russel; roos
ruth; ruthie; ruthy; rue; ru; roothie
ryan; ry; ryo; rye; yan
sabrina; brina; bri; sab; brie; sabby; rina; sabi
sabina; bina; sab; sabby; ina; binnie
sadie; sade; sally
salvatore; sal; sally; salvo; tore; totò; turi; sammy; toto
samantha; sam; sammy; mantha; sammie; sami; manda; mandy; sams
samson; sam; sammy; sonny; sammie
samuel; sam; sammy; sammie; sami; mel; lem; shmuel; uel
sandra; sandy; sandi; san; sandie; sondra; cassandra; alexandra; sands; sandee
sarah; sally; sadie; sal; sara; sar; sarie; sadi; sari; sassy; zara; sarry; sallie; sairy
saul; solly; sol; paul; saulie
scott; scotty; scot; scottie; scotti
sean; shawn; shaun; shane; seanie; john
sebastian; seb; bas; bastian; baz; sebby; bash; basty; sebbie; basti; bastien; sebastien
selina; lena; lina; sel; celie; selly; ina
serena; rena; ree; sere; rennie; reenie
seth; sethy; sethie
seymour; sy; see; morey; moe; cy
shannon; shan; shanny; nonny; shane; shanni; shaz
sharon; shaz; shari; shazza; sha; ron; shar; sherry; ronnie; sharrie
shawn; shawny; sean; shaun
sheila; she; shelly; celia; shei; sheelah
shelby; shel; shelly; shell
sheldon; shel; shelly; shell; donny; don
sherman; sherm; manny; shermy; shermie
shirley; shirl; shirlie; lee; sherry; sher; lea
sidney; sid; syd; cid; siddy; sydney
siegfried; sig; siggy; fred; sigi; sigge; siegie
sigmund; sig; siggy; ziggy; mundy; sigi; zig; siegmund
silas; si; sy; silvester; sil
silvester; sly; syl; vester; vest; silvo; sy; silas
simon; si; sim; simmy; sime; simeon; sy; simmie; szymek
simone; si; moni; mona; sim; simmy; simi
solomon; sol; solly; sal; saul; zolly; sully; salomon; mony
sonia; sunny; sonny; sonya; soni; sona
sophia; sophie; soph; sophy; sofi; fifi; phia; sofia; fia; zosia
spencer; spence; spenny; spen; spency; penn
stacey; stace; stacy; staci; stacie
stanley; stan; lee; stanny; stannie; stas
stella; stell; elle; ella; stel; estella; stellie
stephanie; steph; stevie; steffi; stef; annie; stephie; steff; fanny; stefi; fannie; steffie
stephen; steve; stevie; steph; ste; stevo; steven; steenie; stef; stevy
steven; steve; stevie; ste; stevo; stephen; stevy
stewart; stu; stew; stewie; stewy; stuart; art
stuart; stu; stew; stewie; stuey; stewart; stewy
susan; sue; susie; suzy; sukie; suzie; sukey; susy; suze; su; sanna; susanna; suki; suzi; susanne
susannah; sue; susie; hannah; suzy; sukie; anna; sanna; susan; zanna; annie; suzie; zannah; shoshana
suzanne; sue; suzy; suzie; anne; susie; zanne; zan; ann; sanne; su; suki
sybil; syb; sib; billie; sibby; sibyl; bill; sybbie; sybella
sydney; syd; sid; syddie; siddy; sidney
sylvester; sly; syl; vester; vest; sy; vessie
sylvia; syl; sylvie; vi; via; silvie; sil; sylv; silvia
tabitha; tabby; tab; bitha; tibby; tabs; tabbie; bitsy
tamara; tammy; tam; mara; tami; tara; tamy; tammie; marra
tanya; tan; tany; tania; tati
tara; tar; tari; tarry
taylor; tay; lor; tails
terence; terry; tel; tez; ter; terrance; rence; terri; torrance; tezza
teresa; terry; tess; tessa; tracy; tessie; terri; resa; tessy; tressa; theresa; teri; treza; thea
thaddeus; thad; tad; ted; teddy; thady; taddy; deus; thaddy
thelma; thel; thelly; telma; thellie
theodora; dora; theo; thea; teddy; teddi; theda; dorie; doro; teddie
theodore; ted; teddy; theo; dore; tad; theodor; tedd; teddie; dorie; teo
theresa; terry; tess; tessa; tracy; teri; terri; tessie; resa; tessy; reese; tracey; thea; tressa; trace
thomas; tom; tommy; thom; tam; tommie; tomas; massey; tomy; tammie; tomkin; tommi
tiffany; tiff; tiffy; fanny; tiffi; tif; fany; fifi
timothy; tim; timmy; timmie; timo; tymon; tymmie; timofey
tobias; toby; tobe; bias; tobie; tob; tobi; tobin
toby; tobe; tobs; tobias
todd; toddy; toddie
tracy; trace; tray; trey; tracey; traci; tracie
travis; trav; travo; travers; trev
trevor; trev; trevvy; trefor; treve; trevy
trinity; trin; trini; trinny
tristan; tris; stan; tristram; trys; tan
tyler; ty; tyke; tye; lerry
tyrone; ty; ron; rone; tye; ronnie
ulysses; lyss; uly; lyse; les; lys; ulie; odysseus
ursula; ursie; sula; urs; ursa; sulie; ulla; uschi; ursel; suly; orsolya
valentine; val; vally; valli; tino; valen; vale
valerie; val; vally; valli; vallie; rie; valery; lerie
vanessa; nessa; van; nessie; vannie; vanny; ness; essa; vanna; vania
vaughn; von; vaughan
vera; vee; vi; rae; vere; verie
vernon; vern; verne; vernie; verny; lavern
veronica; ron; ronnie; vera; nica; vero; ronny; roni; vonnie; nicky; franky; verony; ronni; verna
vicky; vic; vick; vicki; vikki
victor; vic; vick; vicky; vik; vico; tory; victory; viktor
victoria; vicky; vicki; tori; vic; tory; vick; vickie; ria; vikki; queenie; viki; torie; vix; torrie; tor; toria
vincent; vince; vinny; vin; vinnie; vinn; vinse; chente
viola; vi; ola; vivi; violy; vye; letty
violet; vi; lettie; letty; vye; vio; viola; ola
virgil; virge; virgie; gil; virg; vergie
virginia; ginny; ginger; gina; ginnie; virgie; jinny; virgy; gini; vergie; verginia; jenny
vivian; viv; vi; vivi; vivie; vivien; viva; ann
wallace; wally; wal; wallie; walle; wallas; wall
walter; walt; wally; wat; wattie; wal; walty; wallie; waldo; watty; wolt
wanda; wan; wandy; wendy; vanda; wandie
warren; ren; war; wazza; wren; warry; rennie; waz
wayne; way; wayno; dwayne; duane
wendell; wen; dell; del; wendy; wendel; wend
wendy; wen; wend; wends; gwen; gwendolen
wesley; wes; lee; wez; wess; west; wesly
whitney; whit; whitty; witt; whitten
wilbur; will; wil; willie; bur; wilb; willy; wilber; burr
wilfred; will; wilf; fred; willie; wilfie; freddie; wil; fredo; wilfrid; willy; freddy; bill
wilhelmina; willa; mina; minnie; billie; wilma; willie; elma; helmina; mimi; willy; min; wilmina; helma
willard; will; willie; wil; willy; bill; ward; wills
william; bill; will; billy; willie; liam; wills; willy; wil; willi; bela; billie; gwil; wim; willem; wullie; bille
willis; will; willie; wil; bill; wills; willy
wilma; willie; mina; billie; willa; helma; wil; wilhelmina
winifred; winnie; win; freda; winny; fred; freddie; una; wini; wynn; oona; freddy
winston; win; winnie; winny; tony; stony; wins
woodrow; woody; wood; drew; woodie; row
wyatt; wy; wyat; watty
xavier; xave; zave; javi; xav; zavy; savvy; zay; javier
yolanda; yoli; yola; landa; yo; lola; jolanda; yolie; lanny
yvette; evie; vettie; eve; vette; yvie; ivy; eva
yvonne; von; vonnie; evie; eve; vonna; yvie; vonny; ivy
zachariah; zach; zack; zac; zak; zeke; zachary; riah; zachy
zachary; zach; zack; zac; zak; zacky; zachy; zackie; zachariah; cary
zebulon; zeb; lon; zebby; zebulun; lonnie
zedekiah; zed; dick; zeddy; diah; zeddie
zoe; zo; zozo; zoey; zee
alejandro; alex; ale; jandro; sandro; álex; xandro; jano; alejo
alejandra; ale; jandra; sandra; álex; alex; jana
alberto; beto; berto; tito; albertito
alfonso; poncho; fonso; foncho; alfon; fonsi; alonso
alfredo; fredo; alfre; fede; freddy
álvaro; varo; alvarito; alvi
ana maría; anama; anamari; anita
andrés; andy; andresito; andi
ángel; gelo; angelito; lito
antonio; toño; tony; toni; antoñito; antón; toñín; toñito; nono
arturo; turo; tury; arturito; arty
beatriz; bea; betty; bety; tiz; triz; beti
carlos; carlitos; charly; carlito; litos; cali; carli
carmen; carmela; carmelita; menchu; mamen; maica; carmina; carmita
carolina; caro; carol; lina; carito
catalina; cata; lina; cati; catita
cayetano; tano; caye; cayo
cecilia; ceci; chila; cechi; chilita
claudia; clau; claudita
concepción; concha; conchita; chon; conchi; chita; concepcion; ción
consuelo; chelo; consuelito; suelo; chelito
cristina; cris; tina; cristi; crista; criss
cristóbal; tóbal; cristo; toba; balo
daniel; dani; danielito; dany; danilo
david; davi; deivid; davo
diego; dieguito; didí; yago
dolores; lola; loli; lolita; doloritas; lolo
domingo; mingo; minguito; txomin; dominguito
eduardo; edu; lalo; guayo; eddy; edi; duardo; yayo; eduardito
elena; nena; lena; ele; helena
emilia; emi; mila; emilita; mili
emilio; emi; milo; milio; emilito; milito
enrique; quique; kike; quico; henry; rico; quiqui; enriquito
ernesto; neto; erni; nesto; tito; tete
esperanza; pera; lancha; espe; perancita
esteban; teban; estebita; tebi; este; stefan
eugenio; geño; gene; genio; ugenio; queño
federico; fede; fico; lico; quico; rico
felipe; pipe; feli; lipe; felipito; pipo; felo
fernando; nando; fercho; nano; ferni; fernan; ferdi; nandito
florencia; flor; flo; florcita; lencha; flori
francisca; paca; paqui; paquita; pancha; fran; panchita; curra; frasca
francisco; paco; pancho; curro; fran; frank; quico; paquito; kiko; panchito; frasco; cisco; currito; chico; farruco; pacho
gabriel; gabo; gabi; gabri; biel
gabriela; gabi; gaby; gabri; briela
gerardo; gera; jerry; lalo; gerar; yayo
gilberto; beto; gil; gilito; betito
gonzalo; gonza; chalo; gonzo; zalo; gon
graciela; chela; gra; grace; chelita
gregorio; goyo; gorio; goyito; greg
guadalupe; lupe; lupita; pita; guada
guillermo; guille; memo; guilles; willy; mito; guillo; quillermo; billy
gustavo; gus; tavo; gustavito; tavito
héctor; tito; tuto; hecto; eto
hernando; nando; hernán; hernan
horacio; lacho; racho; hora
hugo; huguito; ugo
humberto; beto; berto; tito; humbe
ignacio; nacho; iñaki; nachito; igna; iñigo; ignasi
inés; nesa; inesita; agnes
isabel; isa; chabela; isabelita; chabe; bel; sabel; chavela; belita; belica; isabela
isidro; chilo; isi; sidro
ismael; isma; maelo; mael
jaime; jaimito; jimmy; santi; mito
javier; javi; javo; xavi; javito; xabi; xavier
jesús; chuy; chucho; jesusito; suso; chus; chuchín; chuyito; susito
joaquín; quino; chimo; joaco; joaqui; quin; juaco; ximo; quincho
jorge; coque; jorgito; koke; jorgi; yorch; georgie
jose antonio; joseán; josean; toño
jose luis; joselu; pepe luis; joselito
jose maría; chema; josema; txema
jose manuel; josema; manolo; chema
josé; pepe; chepe; pepito; joselito; cheo; che; josito; pepín; joseíto; pepo; josefo; chepito
josefa; pepa; pepita; fina; josefina; chepa; pepi; sefa
josefina; fina; jose; pepa; pepita; finita; josi; chepina
juan; juanito; juancho; juani; juanjo; juanín; juancito; chano
juan carlos; juanca; juancar; juanka
juan jose; juanjo; juanjosé
juan manuel; juanma
juan pablo; juampa; juampi
juana; juanita; juani; nita
julia; juli; julita; yuli
julián; juli; julianito; julianín
julio; juli; julito; yul
leonardo; leo; nardo; leonar; leito
leticia; leti; lety; letita; licha
lorena; lore; lori; loren
lourdes; lulú; lourditas; lurdes; lou; luli
lucía; luci; lucita; lula; lucha
luis; lucho; lui; güicho; luisito; wicho; luchito; luiso; luisín; güero
luisa; lucha; lulú; luisita; isa
magdalena; magda; lena; malena; madi
manuel; manolo; manu; manolito; lolo; manuelito; manny; manolín; meño; nelo; manel
marcela; marce; chela; celita
marcelo; marce; chelo; celo
marco antonio; marco; toño; marquito
margarita; marga; mago; rita; margari; márgara; magui; margo
maría; mari; mariquita; maruja; marita; maruca; marica; maruchi; mariíta; mariucha
maría del carmen; maricarmen; mamen; maica; mari carmen
maría dolores; marilola; lola; mariloli
maría elena; malena; marilena
maría fernanda; mafe; mafer; marifer
maría jesús; chus; marije; marijesu
maría josé; marijose; majo; cote; majose; pepa
maría luisa; marisa; malu; mariluisa; marilú; mayisa
maría teresa; maite; mayte; marité; maritere; teté; mari tere
maría victoria; mariví; mavi; marivi
mario; mayito; marito
martín; tin; martincho; tincho; marto; martincito
mateo; teo; mate; tete; matu
mauricio; mauri; mau; mauro; richo; icho
mercedes; merche; meche; mecha; merceditas; chedes; merci
miguel; migue; miguelito; micky; mike; miki; mico; miguelín
miguel ángel; miguelán; míkel; micky
montserrat; montse; monse; serrat; mon
natalia; nati; natalí; nata; talia; naty
nicolás; nico; colás; nicolo; niko; nicolasito
octavio; tavo; tavito; octa
oscar; osqui; oski; cari; oscarito
pablo; pablito; pablín; pau; pabli
patricia; patri; pati; paty; patricita; tricia; pato
patricio; pato; patri; ticho; pachi
paulina; pau; pauli; lina; paula
pedro; perico; pedrito; peyo; piti; perucho; pello; peri; periquín
pilar; pili; pilarica; piluca; pilita; maripili
rafael; rafa; rafi; fael; rafita; falo; rafo; rafaelito; fali
ramiro; rami; miro; ramirito
ramón; moncho; monchi; ramoncito; moncito; mon; ramoncín; mongo
raúl; rulo; raulito; rauli
rebeca; beca; rebe; becky; bequi
ricardo; richi; ricky; rica; ric; caco; cardo; ricardito; rick; richard
roberto; beto; berto; robe; rober; tito; bobby; robertito; robi
rocío; chío; roci; ro; chio; rosi
rodolfo; rodo; fito; rudy; fofo; rolfo; rudi
rodrigo; rodri; rigo; drigo; ro; roi; ruy
rogelio; roge; gelio; roy; kiko; rojelio
rosario; charo; chayo; rosa; saro; charito; chari; rosarito
rubén; rube; ben; benchi; rubencho
salvador; salva; chava; salvita; chavo; chavita; vado; salvi; boro
santiago; santi; chago; yago; tiago; chano; diego; santo
sebastián; sebas; bastián; seba; chano; sebasti; bas; tatán
sergio; checo; sergi; keko; yeyo; chechu; checho; serch; chejo
silvia; silvi; chivis; silvita; chiva; silvina
sofía; sofi; chofi; sofie; pía; chofis
soledad; sole; chole; cholita; marisol; sol; cholis
susana; susi; susa; susy; sana; susanita; zuzu
teodoro; teo; doro; todoro; teodorito; lolo
teresa; tere; teté; teresita; tessa; techi; maite
tomás; tomi; tomasito; maso; tommy; tomacho
valentina; vale; tina; valen; valentinita
verónica; vero; veru; nica; verito; ronnie
vicente; chente; vicen; vicentico; chentito; vicho; tente; visen
víctor; vico; vito; vic; victorino; torito
victoria; vicky; viki; toya; viqui; tori; vivi
virginia; virgi; vicky; gina; vir; virgis; viki
yolanda; yoli; yola; yol; yolis; landa
afonso; fonsinho; fonso; afonsinho
aline; lili; line; lina
amália; lia; mália; amalinha
ana; aninha; nana; anita; ani
antônio; tonho; toninho; toni; tonico; totó; antoninho; tó; antónio
augusto; guto; gusto; augustinho; gugu
beatriz; bia; bea; triz; biazinha
bernardo; bê; bernas; nando; bernardinho
bruno; bru; bruninho; brunão
camila; cami; mila; camilinha; milinha
carlos; carlinhos; cacá; carlão; caca; calu; caco
carolina; carol; carolzinha; lina; cacá; caró
catarina; cata; catá; cati; nina; cacá; rina
cláudia; claudinha; clau; dinha; cau
cristiano; cris; cristianinho; tiano
daniela; dani; dadá; niela
eduardo; dudu; edu; du; duda; dado; eduardinho
eduarda; duda; dudinha; du; edu
fernanda; nanda; fê; nandinha; fernandinha
fernando; nando; fê; fernandinho; nandinho; fefê
francisca; chica; chiquinha; quica; xica; francisquinha; kika
francisco; chico; chiquinho; kiko; xico; franci; chiquito; quico; paquito
gabriel; gabi; biel; gabo; gabrielzinho; bibi
gustavo; guga; gugu; gus; gu; tavo; tavinho; gustavinho
henrique; rique; kiko; rick; quique; ique; henri; riquinho; kike
inácio; nacho; inacinho; nacinho; naço
isabel; bel; belinha; isa; bebel; belita; zabel; isinha
joana; jô; joaninha; ju; nana
joão; joãozinho; jão; juca; joca; janjão; joano; joninhas; janjo
joaquim; quim; quinzinho; quincas; juca; joca; quinho; kim
jorge; jorginho; jojó; joca; jô
josé; zé; zezinho; zeca; zezé; juca; zezito; zequinha; zito; jozé
josé carlos; zeca; zé carlos; juca
josé luís; zé luís; zelu; zeluis
josé maria; zé maria; zemaria; zema
juliana; ju; juli; jujú; juju; julinha; jú; liana
leonardo; léo; leo; nado; leozinho; leonardinho
leonor; nonô; leo; nor; noca; nônô
luís; lula; luisinho; lulu; luizinho; lu; luiz; lulinha; lui
luiz inácio; lula; luiz; inácio
luiza; lu; lulu; luizinha; isa; izinha
manuel; mané; manel; maneco; neco; manelinho; nelo; manecas; manuelzinho; nel; manoel
marcelo; celo; marcelinho; celinho; má
margarida; guida; magui; gui; guidinha; daisy; marga
maria; mariazinha; mariquinha; mia; maricota; bia; mariquinhas
maria da conceição; são; conceição; ceição; mariazita
mariana; mari; nana; má; marianinha
miguel; migas; guel; miguelinho; micas; guéu; miguelito
patrícia; pati; paty; tícia; tita; patinha; ticha; pat
pedro; pedrinho; pepê; pedrocas; pepe; dinho; pedrão; pepeu
rafael; rafa; fael; rafinha; fafá; rafe
raimundo; mundinho; dinho; mundico; raí; mundo; rai
ricardo; rick; rica; cadu; ricardinho; kaká; cacá; rico; riko; ric
roberto; beto; betinho; bob; robertinho; berto; beta
rodrigo; digo; rodri; rô; drigo; guigo; diguinho; rodriguinho; ro
sebastião; tião; bastião; sebá; tiãozinho; bastos; tiãozão
teresa; teca; tetê; teresinha; tê; terezinha; teté
tiago; ti; tiaguinho; titi; santi; thi; tiaguito
vicente; vicentinho; cente; vivi; chente
vítor; vitinho; vito; vitó; vi
alain; al; alou; lain
alexandre; alex; sacha; alec; xandre; sandro; lex; aleks
alexandra; alex; sacha; sandra; alexa; xandra; alexe
amandine; mandy; amande; didine
andré; dédé; andy; dré; andrézou
angélique; angie; ange; lili; gigi
anne marie; annie; nanou; anne; amarie
annick; anne; annie; nick
antoine; toine; tonio; titoine; toinou; antonin; tonton
antoinette; toinette; nénette; toinon; tony; nette; tonette
arnaud; nono; nano; naud; arno
aurélie; lili; lélie; auré; orélie; rélie; aurel
baptiste; batiste; bapt; titi; tiste; bab
béatrice; béa; béatrix; bea; bébé
benoît; ben; beno; benny; noît
bernadette; dédette; nadette; bernie; dette; bébette
bernard; nanard; bernie; nard; berny; nono
bertrand; bébert; bert; berty; trand
camille; cam; mimille; mimi; cami; mille
caroline; caro; line; carolou; lina; karo
catherine; cathy; cath; catou; kathy; cat; titine; cati; rine
cécile; cec; cissou; ceci; cécé
charles; charlot; charlie; charly; lolo; carl; chacha
charlotte; chacha; lolotte; lotte; charlie; lotta; cha
chantal; chanchan; tal; titi; chanty
christelle; chris; cricri; kristel; kikine
christian; chris; cricri; kiki; titian; christou
christine; chris; titine; cricri; tine; kiki; christou; kristine
christophe; chris; tophe; totophe; cricri; toph; tof; kiki
claire; clairette; clairou; cléclé; clai
claude; cloclo; claudi; claudie; clo
claudine; clo; claudie; didine; claudinette
clément; clem; mémé; clémou; klem
corinne; coco; cori; cora; coryn
daniel; dany; dan; dani; niel; nani
danielle; dany; dani; dan; nielle; danou
delphine; delph; fifine; phine; del; finou; delphie
denis; deny; dédé; nisou
didier; didi; did; didou
dominique; dom; domi; doudou; minique; nico; domino; mino
édouard; ed; doudou; édou; eddy; edi; dédé; teddy
élisabeth; babeth; babette; zabeth; lise; lisbeth; éli; betty; lisa; zaza; lili; elsa; babet
élodie; élo; lodie; didie; lolo; odie
emmanuel; manu; manou; emma; manny; mano
emmanuelle; manu; emma; manou; manue; elle; emmanuele
éric; rico; riri; ricou; ric
étienne; tienne; titi; tiennot; étie; titou; steph; nono
eugénie; ninie; gégé; génie; nini; eugé
fabien; fab; fabi; fafa; bien; fabou
fabrice; fab; fabi; fafa; brice; fabou
florence; flo; flora; florent; floflo; florette; rence; floriane
florian; flo; flori; floflo; rian; floris
franck; francky; kiki; frank; franki
françois; fanfan; franck; francis; frank; fran; soizic; frans; françou; faf
françoise; fanfan; soizic; fanchon; francette; soize; fran; frankie; fanette; francoise
frédéric; fred; freddy; rico; frédo; frédé; fredo; fritz; freddo
frédérique; fred; freddie; rique; freda; frédé
gabriel; gab; gaby; gabi; biel; bibi; gabou
geneviève; ginette; viève; gen; genny; geno; ginou; viviane; veva
georges; jojo; geo; géo; georgio; yoyo; georgie
gérard; gégé; gérald; gé; gerry; gégène
germaine; mémaine; maine; gégé; mémène
gilbert; gil; gilou; bébert; gigi; bert
gilles; gil; gilou; gillou; gigi
grégoire; greg; grég; goire; gré; greggy
grégory; greg; grég; grego; gory; gregy
guillaume; guy; guigui; guillou; guigs; willy; gui; yom; guilou; william
gustave; gus; gugus; tatave; gusti; tave
guy; guitou; guytou; guigui
henri; riri; ritou; henry; riton; rico; harry
hélène; léna; nénène; hel; lène; ellen; lenou
hervé; vévé; vé; rvé; hervy
hubert; bébert; hub; hubi; bert; huby
isabelle; isa; zaza; belle; babelle; isou; bella; iza; zabelle; bel
jacqueline; jackie; line; jacotte; jacquotte; linette; jacquie; jaja; jacky
jacques; jacquot; jacky; jacko; kiki; jack; jaco; jacquou; coco
jean; jeannot; jano; jeanjean; yann; jannot; jehan
jean baptiste; jibé; baptiste; titou; jean ba
jean charles; charlot; jicé
jean claude; jicé; jeanclaude; jean clo
jean françois; jeff; jef; jif
jean jacques; jijé; jean jac
jean louis; loulou; jeanlou; jean lou
jean luc; jeanluc; luc
jean marc; marco; jeanmarc
jean marie; jeanmarie; marie
jean michel; jean mi; jeanmi; jeanmich; miche
jean paul; popaul; jeanpaul; jipé
jean philippe; fifi; jipé; philou
jean pierre; jeanpi; pierrot; jipé; jean pi
jean yves; yvon; jeanyves
jeanne; jeannette; jeanneton; nanette; jannick; jenny; jannie
jeannine; nine; jeanne; ninou; janine
jérôme; jéjé; jé; jay; jerem; rôme; jérem
joël; jojo; jo; jow
joséphine; jo; fifine; josie; josée; phine; joséphe; zéphine
julien; juju; ju; jule; lien; jules; julius
juliette; juju; ju; liette; jul; juliet; lili
laetitia; titia; laeti; léti; tisha; leti; titi
laure; lolo; laurette; lor; lau
laurence; lolo; lau; laure; laurie; rence; lor
laurent; lolo; lau; laulau; lorent; larry; lory
léon; léo; léonard; nono; lion
louis; loulou; louison; lou; ludo; loys; lewis; wis; louisou
louise; loulou; lou; louisette; lisette; louison; lise; ouise; zette
lucien; lulu; lucio; luce; luc; cien
lucienne; lulu; lucie; luce; cienne; lucette
ludovic; ludo; vic; dodo; ludov; vico
madeleine; mado; madeline; lena; mad; madelon; mag; leine; madou; madie
marcel; marcello; cécel; cel; marco; celou
margaux; margot; magali
marguerite; margot; margaux; guite; rita; maguy; marge; daisy; guiguitte; margo; magali
marie; mimi; manon; marion; mariette; maryse; maria; mia; riri
marie christine; marie chris; kiki; maricri
marie claire; marie clo; clairette
marie claude; clo
marie france; marif; fanfan
marie hélène; marilène; milène; mylène
marie josé; majo; mijo; josé; marijo; zézé
marie louise; malou; marilou; milou; maloue
marie noëlle; marinoë; mano; noëlle; nono
marie paule; mapo; mimipaule; popaule
marie thérèse; maïté; maité; marité; maithé; mayté; thérèse
martine; titine; tine; marty; tina
mathieu; mat; matt; matou; thieu; matteo; mathou; matthieu; math
mathilde; math; mathou; tilda; thilde; mathi; tilde; matilda
maurice; momo; maurie; riri; moris
maxime; max; maxou; maximou; xime; maxence; maxie
michel; mimi; mich; miche; mitch; michou; mick; mickey; michka; mike
michèle; mimi; mich; michou; chèle; mick; shelly; michelle
mireille; mimi; miri; reille; mireillette; mimie; mimile
monique; momo; nique; moni; nini; monica; mona
nathalie; nat; nath; nathou; talie; natty; tali; lie; natou; nata
nicolas; nico; nic; colas; nick; nicou; klaus; niko; colin; coco
nicole; nini; nic; colette; nicou; niki; cole; nico; nick
odile; didile; dile; odie; didi; odilon
olivier; olive; oli; ol; livier; olly; oliv; vivier
pascal; pasco; pascalou; calou; paco; pas; scal; pat
patrice; pat; patou; titice; patco
patrick; pat; patou; rick; trick; paddy; patoche; ricky
paul; popaul; paulo; polo; pol; paulot
philippe; phil; philou; fifi; lippe; philip; flip; pipo; filou; lipp
pierre; pierrot; pierrick; pit; piou; peter; peyo; pierro; pierig
pierre yves; pierrot; pierrick
raphaël; raph; rafa; raphi; rafou; fafa; phaël; rafi
raymond; ray; momon; mond; raymondo; raymon
rémi; rem; mimi; rems; rémy
renée; nénée; nette; reine; rené
robert; bob; bobby; roro; bébert; robi; rob; bert; berto; robin
roger; roro; roge; gégé; rog; rojo
sandrine; sandy; didine; sand; sandra; cendrine
sébastien; seb; séba; bastien; sebi; sébou; bast; sebast
serge; sergio; gégé; sergi; sergeï; yoyo
simone; momone; simo; mona; moni; monette; sim
solange; sol; lange; soso; ange; solène
sophie; soso; sof; phiphi; fifi; so; sophinette; fifie; sonia
stéphane; steph; stef; fane; fanou; steve; stéphou; stéf
stéphanie; steph; fanny; stef; fanie; nini; fani; fanou
suzanne; suzy; zanne; suzette; suzie; susie; suze; suzon; zaza; zette
sylvain; syl; sylv; vain; sylvou; sly
sylvie; syl; vivie; sylv; vie; sylvette; sissi
thérèse; tété; tess; théré; réré; thérésou; zèze; titi
thibault; thib; titi; tibo; bault; titou; thibaut; tib
thierry; titi; thi; titou; tierry; riri
thomas; tom; tomy; toto; toma; tomtom; masso
valérie; val; vava; valou; valoche; lérie; valie; valé
véronique; véro; nique; vévé; vero; roni; nini; ronnie
victor; vic; totor; vico; vicky; toto; vicou
vincent; vince; vinc; vinz; vivi; vinny; vincou; vinch; vinnie
virginie; nini; virg; ginie; gini; ginou; virgi; ginny
xavier; xav; xa; zav; xavi; vivier; zabi; sav; zaza
yves; yvon; yvan; vivi; ivo; yvou
yvette; vévette; yvie; yvou; vette; vivette; yvonne
alessandro; ale; sandro; alex; alessio; alle; sandrino; lele; xandro
alessandra; ale; sandra; alex; sandrina; lessandra; alle; sandy
alfonso; fonso; alfò; fofò; fonzo; alfi
alfredo; fredo; alfre; fefè; fedo; freddy
andrea; andre; dea; andreuccio; andy; drea
angela; angie; lina; angiolina; angy; ange; angioletta; lella
angelo; angiolino; lino; angiolo; lello; gelo; angelino; nino; langiolo
anna; annina; annetta; ninetta; nina; annarella; annuccia; nannina
annamaria; anna; annama; mia; annam
antonella; anto; nella; tonia; antonè; lella; nelly
antonio; toni; tonino; nino; antonello; totò; tonio; tony; totonno; anto; tonuccio; antò; antonino; nuccio
attilio; tilio; lio; attì; tillo
benedetto; bene; detto; benito; betto; nino; bettino
bernardo; nardo; berny; dino; bernardino; nando
bruno; brunello; nino; brunetto
carlo; carletto; carlino; lallo; charlie; carluccio; lino; carlone
caterina; cate; rina; cati; nina; catina; rinuccia; katia; catherine; cat
chiara; chiaretta; kia; chia; chiaruccia; clara
claudio; clod; cla; claudino; dino
concetta; tina; concettina; etta; titina; cettina; cetta; immacolata
cosimo; mimmo; mino; cosmo; cos; cosimino; mimì
cristina; cri; tina; cris; titti; cristi; stina
daniele; dani; dan; lele; danilo; danny; niele
domenico; mimmo; mico; menico; domi; nico; mimì; dom; menego; minico; mingo; mimmuccio; domenic
donato; tino; donatello; nato; tuccio; dona; donny
eduardo; edo; edu; edoardo; dado; dodo; lalla
edoardo; edo; edi; dado; doardo; dodo; eduardo; dino
elena; lena; nena; ele; elenuccia; lenuccia; nuccia; nella
eleonora; ele; nora; leo; noretta; leonora; elly; nori
elisabetta; betta; elisa; lisa; bettina; betty; isa; lisetta; eli; lella; elsa; sabetta; bettì
emanuele; ema; manu; lele; manuele; lello; manuè; meme
emilio; milio; emi; mimmo; lillo; emil; mimì
enrico; chicco; rico; enzo; kikko; ricky; righetto; arrigo; ricuccio; errico; enry
ernesto; erni; nesto; tino; ernestino; netto
eugenio; genio; gegè; gegio; euge; geno
fabrizio; fabri; fabry; bicio; brizio; izio; fabio
federica; fede; chicca; rica; fedy; kikka; ica
federico; fede; chicco; rico; fedo; derico; ghigo; freddy
ferdinando; nando; ferdi; dino; nandino; ferdy; nanni
filippo; pippo; filo; lippo; fili; pippi; pippetto; filippino; phil; pippuccio
fortunato; nato; tato; fortù; natino; uccio
francesca; franca; checca; fra; franci; cesca; franny; francy; chicca; fran; cecca; franceschina
francesco; franco; checco; fra; ciccio; franz; cecco; chicco; cesco; frank; franci; frankie; ciccino; franceschino; francy; cicco; franzo
gabriele; gabri; lele; gabry; gabo; gabriè; briele; gaby; leli
gaetano; tano; gae; nino; tanino; gaetà; guy; tanuccio; aitano
gennaro; gennarino; rino; jerry; naro; gennà; gennarì
giacomo; jack; giacomino; mino; jacopo; como; giacò; mimmo; jaco; giac; giagià
gian carlo; gianca; carlo; giancà; charlie; giancarlo
gian franco; gianfra; franco; gianfranco; gian
gian luca; gianlu; luca; gianluca; gian
giorgio; giò; giorgino; gigio; george; giorgetto; gino; gio; zorzi
giovanna; gianna; vanna; giò; giannina; nina; nanna; vannina; giovannina; ninetta; joanna; gio
giovanni; gianni; nanni; vanni; giò; giannino; giannetto; nino; johnny; vannino; giovannino; gianno; ianni; john; gio; nannino; zuanne; zani
giulia; giuli; giulietta; giù; iulia; giuly; giulina; lia; lietta
giuliano; giuli; liano; giulio; iano; giulià
giulio; giulietto; giuli; lio; giulino; jules
giuseppa; pina; giusi; peppina; pinuccia; giuseppina; peppa; giusy; pippa; beppa; seppa; giosetta
giuseppe; peppe; beppe; pino; peppino; beppino; geppo; pinuccio; beppo; bepi; pippo; joe; peppi; peppuccio; beppone; peppo; geppino; zeppe; seppe; peppinello; pinù; bepin; puccio
giuseppina; pina; giusi; pinuccia; beppina; giusy; peppina; pinella; peppa; fina; josephine; pinuzza
grazia; graziella; lella; grazi; graziè; iella; mariagrazia
guglielmo; memmo; willy; guglie; elmo; lelmo; mino; william; gugu; memo
ignazio; gnazio; nazio; igna; iggy; gnazino; nazzareno
immacolata; imma; titina; ima; tina; mimma; immà; colata; concetta
isabella; isa; bella; isi; lella; belluccia; isabel; ibby; ella
laura; lauretta; lalla; lau; lauri; lella; laurina; lolly
leonardo; leo; nardo; dino; leonà; lello; nardino; leonarduccio; lollo
lorenzo; renzo; lollo; enzo; lory; renzino; lori; larry; lorè; lolo; lenzo; lorenzino; cencio
luciano; lucio; ciano; luci; lello; lucianino; chano; lucky
lucia; lucietta; luci; cia; luciella; luce; ciuccia; luciuccia
luigi; gigi; gino; gigetto; luigino; gigino; lou; gigio; gì; luì; ggi; lollo; louis; vigi; luisin; gigione
luisa; isa; lulù; luisella; gina; lisa; luigina; luisè; gigia; sella; isetta
maddalena; lena; madda; magda; nena; dalena; lenuccia; nuccia
marcello; cello; marce; marcel; lello; marcellino; lino; celletto
marco; marchino; marc; marcuccio; mark; marcolino; markino
margherita; rita; marghe; margot; ghita; marga; daisy; ritina; margy; rituccia; peggy
maria; mari; marietta; mariuccia; mia; mariella; mara; marilena; mimma; mariolina; iuccia; uccia; mariù; maia; molly
maria grazia; mariagrazia; grazia; graziella; mg; magra
maria luisa; marisa; mariù; marilù; malù; marilu
maria teresa; mariterè; terry; resi; marité
mario; mariolino; marietto; lino; mariuccio; marino; riolino
martina; marti; tina; tinì; marty; martì; tinuccia
massimiliano; max; massimo; massi; miliano; massimì; maxi; massy
massimo; max; massi; massimino; mino; simo; massy; mimmo; maxi
matilde; titti; tilde; mati; tilli; metilde; tilla; matildina
matteo; teo; matte; matti; matty; teuccio; mat; matt; matthew; tewo
mattia; matti; matty; tia; mat
maurizio; mauri; izio; maury; mau; mauro; rizio; bicio; moris
michela; miki; micky; mimi; michelina; chela; lina; michi; ela; michelle
michele; miki; michi; lele; micky; mike; michelino; lino; chele; mik; michelangelo; michè; mickey; michael
nicola; nico; cola; nick; colino; nicolino; nicky; nicolò; coluccio; nicò; nicolas; lino; niki
onofrio; nofrio; nofri; norfo; nono; frio
orazio; razio; lazio; ora; horace; orà; azzi
paola; pao; paoletta; paolè; paoluccia; lina; paolina; polly
paolo; paolino; pao; lino; paoletto; paul; lillo; polo
pasquale; pasqualino; lino; pasco; squalo; lello; pat; pascal; pascà; lillo; charlie; pasqualì
patrizia; patti; pat; pati; titti; patty; patri; izia; trizia
piero; pierino; pietro; rino; pierò; pieretto; piè
pietro; piero; pierino; peter; rino; petruccio; pietruccio; pete; pierre; trino; piè
raffaele; raf; lello; raffa; lele; fele; raffaello; rafe; rafi; faele; raffi; papele; raphael; lelle; ralph
raffaella; raffa; lella; ella; raf; faella; raffi; raffy
riccardo; ricky; richi; cardo; ric; rick; riccà; riki; ricu; richard; ricciardo; riccardino
roberta; roby; robi; berta; ro; robertina; rob; betta
roberto; roby; robi; bob; berto; rob; robertino; tino; bobby; robby
rocco; rocky; rocchino; rocchetto; rok; rocchì; roy
rodolfo; rudi; rudy; dolfo; rolfo; rody; fofo; fò
rosa; rosetta; rosina; rosy; rosi; rosella; sina; rosuccia; rosaria; rose; zina
rosaria; rosa; sara; saria; saruzza; rosy; sary; iuccia
rosario; saro; saruzzo; rosà; sasà; saretto; sasa; rosi; saruccio; russ
salvatore; totò; turi; salvo; sal; sasà; tore; toruccio; turiddu; tury; toti; turuzzu; salvuccio; tatore; totuccio; totino; sally; tatò; tino; tuzzo; sam
santo; santino; tino; santuccio; santì; santuzzo
sebastiano; bastiano; seba; nello; iano; ianuzzo; vastiano; nuccio; sebi; ianu; bastian; bascià
sergio; sergino; serge; gino; gio; serginho; sergi
silvio; silvietto; silvi; vio; silvano; sil; silvè
simone; simo; simon; mone; simoncino; monè; sime
stefano; ste; stefanino; nino; stefi; fano; stè; steve; stefà; stefanuccio; steven
stefania; ste; stefy; fania; nini; steffi; fani; steffy
teresa; terry; teresina; sina; resi; tere; esa; tesa; titina; zina; resina; teresuccia; esina
tommaso; tommy; tom; maso; tommasino; masino; masi; tomaso; masuccio; thomas; tommi; masetto
umberto; berto; bert; umbe; bertino; tino; umby; umbè; humbert; betto
valentina; vale; tina; vally; valen; tine; valy
valerio; vale; lerio; valli; rio; valè; valery
vincenza; enza; vincenzina; cenza; enzina; zina; enzuccia; vicenza; cenzina; nuzza
vincenzo; enzo; vince; cenzo; vincenzino; enzino; cenzino; vinny; vincè; enzuccio; vicenzo; censo; vincent; vinnie; cenzuccio; vito; vittò; nzino; vinzo; vici; jimmy
vito; vituccio; vitino; uccio; vituzzo; vic; vitò; tuccio
vittoria; vicky; vitty; toria; vittorina; rina; vivi; vitto; torì; via
vittorio; vitto; vic; toio; vittorino; rino; vico; torio; vittò; vicky; victor; totò
andreas; andi; andy; anderl; dres; resi; andré; andrees; res
alexander; alex; sascha; xander; lex; axel; sander; alexi; sandro; xandi; ali
alexandra; alex; sandra; sascha; sandi; lexa; xandra; alexa; sanni
adelheid; heidi; adele; heide; alheit; adel; heidchen
alfons; alf; fonsi; fons; alfi; phons; fonse
alois; lois; loisl; luis; alo; wiggerl; aloys; lisl
angelika; geli; angie; angela; gela; lika; angel; gelika; anja; nika
annegret; anne; gretel; grete; anni; anngret
anneliese; anne; liesel; lilo; anni; lies; annelie; liese
annemarie; annemie; anne; mia; miezi; anni; ami; rie
anton; toni; tonl; tone; tünnes; antonius; tönnes
barbara; babsi; bärbel; barbie; wetti; babs; babette; waberl; barbi; bärbl; barbla
benedikt; bene; ben; beni; dickl; bendix; bennet; beny; diktus
benjamin; benni; ben; benny; beni; jamin; bennie
bernhard; bernd; hardy; bernie; berni; benno; bernt; hartl; bern; berndt
birgit; gitte; biggi; gitti; birgitta; birgi; git; bibi
brigitte; gitte; gitti; biggi; brigitt; britta; gitta; britt; bridschi; brit
charlotte; lotte; lotti; charly; lottchen; charlie; lo; carla; lotta
christa; chris; christl; krista; christel; chrissi
christian; chris; chrischi; krischan; christl; kris; christo; kristian; jan
christiane; chris; christl; nane; jane; tiane; chrissi; christa; janne; kristiane; nanne
christina; chris; tina; christl; tine; stina; chrissi; christa; kris; christel; tini; stine; nina
christoph; chris; stoffel; stoff; toph; christof; stofferl; kitt; criss; stoffl; toffer
claudia; claudi; clau; dia; klaudia; clodi
cornelia; conny; nele; nelly; corny; nelia; connie; nella; corrie; lia; corni
dagmar; dagi; daggi; mar; dag; daggy
daniel; dani; danny; dan; danni; niel; danyel
daniela; dani; danni; ela; ella; dany; niela; dana
dieter; didi; dietmar; dieti; dietz; dietrich
dietrich; dieter; dirk; didi; diez; rick; rich; diederich; dierk; thilo
dorothea; doro; dora; thea; dorle; dorli; dörte; dorthe; dorit; doris; dorchen; theda
eberhard; ebbe; hardy; eber; ebi; hardi; evert; eb
eduard; edi; ede; edu; eddi; edward; ward; edy; edel
eleonore; lore; ellen; nora; elli; leonore; ella; lorchen; leo; nore; nelly
elfriede; elfi; friedel; elfe; frieda; friedl; fritzi; elfie
elisabeth; lisa; elli; sissi; lisbeth; elise; else; elsbeth; betty; lisl; liesel; bettina; sisi; lissy; lies; lieschen; bet; elsa; ilse; lise; bettine; elsi; elsie; lis; sisy; sabeth; lisbet; lilli; elschen; babett; liserl; liesl; betti; elly; sissy; els; lili; ella; lilo; elsabe; elke
emil; mil; emi; milo; mile
emanuel; mani; manuel; ema; mano; emu; manu; mendel
erich; eri; rich; ricki; ric; eric; erle
erika; rika; ricki; eri; erike; rike; riki; ricky
ernst; erni; nesti; erne; ernesto; ernestl; erno
eugen; geni; gen; eugi; eusch; oigen; gene
eva maria; evi; evamaria; eva; evma
evelyn; evi; lyn; eve; eva; ev; eveline; line
ferdinand; ferdi; ferdl; nando; nand; fernand; fritz; ferdy; nandl; nante; ferd
florian; flo; flori; flor; rian; flö; flory; florl
franz; franzl; franzi; frank; franky; frantz; franzel; franziskus; frans
franziska; franzi; fanny; sissi; ziska; fränzi; sissy; franze; siska; fanni; zissi; fränze; ziskas; franka; francis; fränzchen; fanchen; cilli; franzl
friederike; rike; friedel; fritzi; frieda; rieke; friedchen; friede; frida; ricki; frederike; rika; freddy; riekchen; rikchen
friedrich; fritz; fred; friedel; fiete; frieder; rick; fritzl; fredi; frits; freddy; frido; friedl; fiedje; frerich; fidi; fritze
gabriele; gabi; gaby; gabriela; jella; jele; yella; ella; gab; bibi
georg; schorsch; jörg; jürgen; gerg; girgl; schorschi; georgie; jörn; görg; jürg; jörgen; gorch; geo; schorschl
gerhard; gerd; hardy; gert; gerry; gerdi; gerhardt; gehrt; hard; geert; gerrit; gärd; hartl
gertrud; trude; trudi; gerti; gertrude; trudel; trudchen; gerda; gert; trud; traudl; trudl; gela; traudel; geertje; gesche
gisela; gisi; gila; gisa; gisel; gisl; sela; giseli
gottfried; friedel; gottl; götz; fred; friedl; frieder; gody; göpf
gregor; greg; gori; goro; grischa; gogo; greggy; gregerl; grigo
günter; günni; günther; guni; gü; günti; guenni; gundi; guenther
gudrun; gudi; drun; gundi; rune; gudl; gudr
gustav; gustl; gusti; gust; staffi; guschti; gustel; tav; gus
hannelore; lore; hanne; hanni; hanna; lorchen; loni; hannele; hannel
hans jürgen; hajü; hansjürgen; hajo; jürgen
hans joachim; hajo; hansjoachim; jochen; hanjo; achim
hans peter; hape; hanspeter; peter; hampi
harald; harry; harri; hari; hal; haraldl; harro
hedwig; hedi; hede; hedy; wiggi; hetty; heta; hedchen; wigi; hetta; edwige
heinrich; heinz; heini; hinnerk; henrik; heiner; henry; hein; henri; hinrich; hendrik; harry; henning; heino; rick; heinzi; hinz; heike; enrico; reiner; henner; henk; heinerle; heiko; heinel
helene; leni; lene; lena; hella; hele; lenchen; helli; nelli; ella; nelly; lenerl; heli; ellen; hel
helga; helgi; hella; helli; helle; olga
helmut; helmi; helle; hel; helli; mut; helmuth; heli; hellmut
herbert; berti; herbie; hebbe; bert; herbi; heribert; herb; bertl; hebbi
hermann; herm; harm; mani; herms; manni; menne; armin; hermi; harmen; männe; herman; hermen
hermine; mina; minna; hermi; minchen; minni; herma; mine; ermina; minerl
hildegard; hilde; hilda; hildchen; gard; hildi; hilla; hille; gardy; hilli; gardi
hubert; hubsi; huby; bert; hubi; hubertus; hup; bertl; berti; bartel
ignaz; naz; nazi; igi; nazl; ignatius; natz; nazerl; iggy
ingeborg; inge; inga; borg; ingi; ingel; ingchen; bori; ingela
irmgard; irmi; irma; gard; irmchen; irmel; gardi; irmtraud; irm; irmela
isabella; isa; bella; belli; ella; isi; isabel; bell; elli; isabelle; beli
jakob; jaki; jack; köbi; jockel; jacko; köbes; jake; jaggi; jobst; kobus; jecki; jäggi; joggi; jakobus; kob; jakl
joachim; jochen; achim; jo; kim; hajo; jockel; jochem; jockl; jogi; jupp; jocki; jochim
johann; hans; hannes; johannes; jo; hansi; jan; johnny; hansl; hänsel; jens; hanns; hansel; jonny; joh; schani; jannis; henne; han; jann; hansjoe
johanna; hanna; hanni; hanne; jo; hannchen; jana; hannah; hannerl; joana; janna; joanna; janne; jenny; joa; nanni
johannes; hannes; hans; jo; jan; johann; hanno; hansi; johan; jannis; jens; janis; hanns; jannes; jonny; henne; jon; hennes; hansel; han; hansl
jonathan; jon; joni; jona; jonny; than; nathan; johnny; john; jonas
josef; sepp; seppi; jupp; beppi; peppi; jo; pepi; josi; sepperl; seppl; joschi; jos; pepe; juppi; joop; joschka; jossi; beppo; joe; jopp; jösi; josefl; bepp
josefine; fine; josi; finchen; sefa; josefa; pepi; jo; finerl; sophie; fini; resi; josie; peppi; jos; jösi
julia; jule; juli; julchen; lia; jules; juliane; jul; july; ulia; juley
jürgen; jürg; jögi; gen; jörg; georg; jogi; jürn; juergen
karin; kari; kathi; rini; karen; karine
karl; karli; charly; kalle; karlchen; carlo; kalli; charlie; karle; carl; karlheinz
karl heinz; kalle; karlheinz; heinz; charly; kalli
katharina; kathi; kati; käthe; kathrin; kat; trine; katrin; rina; cathi; kathe; tina; kate; kaja; trina; käthchen; katja; nina; katinka; kathrein; karin; kathy; käti; ina; trinchen; cathy; katha; rine; trinerl; treinel; kathl
klaus; klausi; nikolaus; claus; klaas; kläusi; niki
konrad; kurt; conny; konni; radl; konz; conni; koni; kuno; cord; kort; kunz; kord; kuni
kornelia; nele; conny; konny; nelly; nelia; nella
kunigunde; gundi; kuni; kunne; gunde; gundel; kunigund; konne; kinga
leonhard; leo; hardy; lenz; lienhard; leon; lehnert; lenhard; lenni; hartl; leonard; hard; lienert; lenny; liendl
leopold; poldi; leo; pold; poldl; bolde; leu; lippold; polderl
lieselotte; lilo; lotte; liesel; lisa; liesl; lise; lilott; lotti; lo; lisl; liese; lilly
lorenz; lenz; lori; enz; lenzl; lolo; renz; laurenz; lars; renzo; lenzi; larenz; lauri; loren
ludwig; lutz; lui; wiggerl; louis; ludi; wig; luggi; lude; wickerl; ludo; wiggi; vicki; luki; lucki; lotz; ludewig; lutze; loui; luis; lu
magdalena; lena; leni; magda; lenchen; madl; dalena; lene; marlene; malena; lenerl; madlen; mandel; maggie; nele; magdi; alena; maddalena; resi
manfred; manni; fred; manny; mani; mane; freddy; fredi; manne; mandi
margarete; grete; gretel; greta; margit; gretchen; rita; gritt; meta; margret; marga; gretl; grit; gretli; margot; greet; griet; marge; grita; margrit; gretje; gitta; reta; meike; gesa; metta; margareta; gritli; marit; grietje
maria; mia; mizzi; ria; mitzi; mari; mariechen; marie; mirl; mirzl; mieze; mieke; mariele; maja; marei; maike; ami; marike; midi; moidl; marlies; rieke; rita
maria magdalena; marlene; marilena; lena; mena
maria theresia; resi; mari; theres; marithé; maresi; resl
marianne; mari; anne; nanni; janne; nanne; jana; marian; mia; mariandl; mariann; annerl; janni
markus; mark; maxi; mac; kus; max; marek; marc; marx; marki; marcus; maggus; merten
martin; marti; mart; tini; märtel; märti; merten; marten; mertin; maddin; matz; tinus; tinl; marty; maarten; mörten; morten; mertl
mathilde; tilda; tilla; hilde; mechtild; till; thilde; tilli; mathi; metta; tilly; tilde; hildchen; mechthild; tille; matti; matilda
matthias; matze; matthes; hias; mattes; mats; hiasl; mathis; matti; thies; mathias; thias; matteo; hiesl; matz; ties; hies; matt; mattis; this; thys; hiasi
maximilian; max; maxi; maxl; milian; maxim; ian; maxerl; maximus; milan; maxe
michael; michi; micha; mike; michel; michl; mischa; muck; micki; mick; mitch; mich; mickey; michele; michal; mika; chael; miche; miggi; mikel
michaela; michi; ela; micha; micky; michel; mica; kaela; micki; michela; ella; mischa; miki; chaela
monika; moni; mona; mone; nika; monerl; monique; mo; monchen; monikerl
nikolaus; klaus; niko; nick; niki; claus; klaas; niklas; nico; nikl; nickel; kläusi; nigg; nils; klausi; niggi; nikolai; klas; lausi
oskar; ossi; ossy; oss; oski; kari; osker; oschi
oswald; ossi; waldi; ossy; os; wald; oswin; osi
ottilie; otti; tilly; tilli; odilia; odile; otty; dilli; tila; lilly
patrizia; patti; pat; patty; patri; trixi; patsy; rizi; patzi
peter; pit; peterl; pete; pitt; pietje; petz; peti; peet; piet; peer; peterli; pitter; pierre; pe; petermann; päde; peder
petra; peti; pet; peggy; petri; petz; petrissa; petzi
philipp; phil; lipp; fips; lippl; philip; phips; lips; filip; lippi; flipp; philli; flip
rainer; reini; rai; rainy; rei; reinhart; raini; rainerl; reiner
reinhard; reini; hardy; rainer; hard; reinhardt; reinert; hardi; rein; hartl; reinhart
reinhold; reini; holdi; rein; hold; holdl; renold; reino
renate; reni; nate; rena; natl; renatchen; natchen; renat
richard; richi; ricki; rick; richy; hard; rich; richie; rico; ricky; reich; dick; righard
robert; robi; bert; rob; robby; robsch; robin; robbie; berti; rupert; bertl; bob; röbi; robs; röbe; ruprecht
roland; roli; rolli; rolly; rolo; rolle; landl; rol; rollo; roly
rosemarie; rosi; romy; rose; rosl; rosa; marie; rosmarie; rosie; mausi; roserl; ro
rosina; rosi; rosl; sina; rosa; sine; rosel; rose; rosinerl; rosine
rudolf; rudi; rolf; dolf; ruedi; rudl; ralf; rudy; roelf; rolfi; dolfi; rolph; roli; rudo; rolli; rodolf; rodel; ruodi
sabine; bine; sabi; bini; sabse; biene; ina; sabsi; binchen; sabina; sina; binerl
sebastian; basti; wastl; seb; bastian; sebi; bastel; baschti; baste; wast; sebo; bast; bastl; bas; basch; baschi
siegfried; sigi; siggi; sig; fritz; fred; sigfrid; friedl; siegi; sigge; sigl; frieder; siggy; friedel; sigurd; seyfried; segfried
sieglinde; sigi; linde; siggi; linda; lindi; sigl; sigli; lindl
sigrid; sigi; siri; siggi; sirid; rid; sigrun; gritt
silvia; silvi; sil; silke; via; silvie; sylvie; silv; livia; silvchen
simon; simi; sim; simerl; sime; mone; siml; moni; simeon; simmerl; simel; symon; siem
sophie; sofie; fie; soph; sopherl; fia; fiete; soffi; phie; sophia; fiene; fieke; sofia; söffi; phine; fifi; so; fiekchen; vicki
stefan; stef; steff; steffel; steffen; steve; steffi; stephan; stevie; fanni; stefferl; steven; steph; stoffel; stefl; stäffe
stefanie; steffi; stef; fanny; steff; steffie; nie; steph; fanni; stevie; stephi; stephanie; fannie; steffa; fani
susanne; susi; sanne; sanna; susann; suse; susie; su; sannchen; suzanne; sue; sus; susa; zanne; susan; susette; susu; suserl; nanne
theodor; theo; teddy; dor; thedi; teo; dores; ted; tedje; doris; torsten; tedor; thede; dorl
theresia; resi; thesi; rese; reserl; resl; tesi; thea; theres; trees; terese; resa; resel; tessa; resli; therese; trese; tess; treesje; resie; teresa; terry; zenzi; risi
thomas; tom; tommy; thom; tommi; tomi; tömmes; massl; mas; domi; tomasch; maas; tomerl; domas; thömu; dommer; tommes
tobias; tobi; tobe; toby; bias; tobs; tob; dobi; tobin; toni; tobse; biasl
ulrich; uli; ulli; ueli; ulf; rich; ule; ullrich; udo; utz; olli; uelrich; ull; uel; ully; rick; oli; utzel
ulrike; uli; rike; ulli; rieke; ulla; rika; ully; ulrika; ricki; ulka; ike; ullrike; riekchen; ulle
ursula; uschi; ulla; ursel; ursl; urschi; ursi; urschel; uscha; sula; urs; uschel; nula; orsel; urschl; uschy; ursa; ursulina; uli
valentin; vali; velten; valti; vale; veit; tin; valtl; valle; val; feltin; velte; faltin; valten; feldl; foltin
veronika; vroni; vera; nika; vronerl; roni; ronni; vreni; veri; vero; froni; verena; moni; veronikerl; vronle; fronika; ronja; vron
viktor; vik; vic; vicki; viki; vigi; viky; toria; torl; fickel; vickerl
viktoria; vicky; viki; tori; vicki; vikki; vik; ria; dori; via; toria; vickerl; toriana; vivi; viky
waldemar; waldi; waldy; wolle; valdi; wolodja; woldemar; waldo; wold
walter; walti; waldi; wolle; wali; wal; wolly; walther; waltl; walt; wälti; wolter; walle; wauti; wolti; gautier
werner; werni; wern; wernie; wernerl; wernher; weller; wenne; vern; warner; werno
wilfried; willi; fred; wilf; friedel; fritz; wilfi; wil; friedl; fiete; wilfred; freddy; wilferl
wilhelm; willi; willy; helm; wilm; wim; will; helmi; willem; bill; wille; wilke; willm; billy; helme; wilhelmus; helmo; wilko; wöllem; hel
wilhelmine; mina; minna; wilma; helma; minchen; helmine; minni; elma; willi; mine; mimi; minne; willa; minnie; hermine; elmine; miene; mien
winfried; winni; fred; winnie; win; friedl; friedel; winny; finni; frid; fiete; wini
wolfgang; wolf; wolfi; wolfgangl; wolle; gangl; wolly; wuff; wolferl; wulf; wuffi; woife; gangerl; wogi; gang
antonius; ton; toon; anton; antoon; teun; toine; tonny; toni; tonnie; antoine; tinus; teunis; tuin; ties; thonnis
adrianus; ad; adriaan; arie; janus; adri; adrie; jaan; aad; riaan; adje; jan; janes; ariaan; arjan; arjen
albertus; bert; ab; albert; bertus; appie; bertje; aalbert; berend; elbert; bart
bartholomeus; bart; bartel; mees; meeuwis; meus; meeus; tol; meis
bernardus; bernard; ben; bennie; barend; bernd; nard; beer; berend; nardus; benny; berry
catharina; toos; trijn; tineke; rina; to; cato; katrien; catrien; kaatje; ina; trien; trijntje; riny; tini; kitty; nienke; karin; cathy; trui; tinie; toosje; rini; carina; katja; tiny; rineke; ineke; tina; catrinus; toke; toto; trijneke; kato; kee
christiaan; chris; christ; kris; crist; tiaan; kerst; christje
cornelis; kees; cor; nelis; corneel; cees; krelis; neel; cornelius; knelis; corry; niels; cornel; corné; keesje; crelis; nelus
cornelia; cor; corrie; neeltje; nel; nelly; lia; cora; nelleke; corry; neel; keetje; keke; cokkie; lieke; nele; cornelie; connie; cokky; kea; nellie; corine; nelie; knelia; cobie; coco
elisabeth; els; lies; liesbeth; elly; betsy; bets; bep; ellis; bette; lisette; betje; lisa; elsje; elske; liesje; lijsbeth; beppie; lize; lise; ella; liza; lizet; liset; ilse; bettie; bettine; elise; elisa; beth; bet; betty; isabet; libet; lijs; lili
franciscus; frans; frank; sis; francis; cis; franky; fransje; siske; ciske; franz; frankie; frenk; sus; suske; cisco; paco
gerardus; gerard; gerrit; ger; gerry; geert; gert; gerd; gradus; gé; gerardo; grades; graad; garrit; sjraar; sjra
geertruida; truus; trudy; geertje; gé; truida; geer; truusje; trui; toos; geerte; truitje; trudie; gertrud; gertie; gerda; trudi; truike; drika; truu; tuurke; gertruud; trudeke
gijsbertus; gijs; bert; bertus; gijsbert; gys; gijsje; gysbert
helena; lena; leni; heleen; leen; leentje; elena; lenie; lenneke; ellen; hella; hellen; nel; lene; lijn; leneke; ela
hendrik; henk; rik; hein; henny; hendrikus; driek; heini; drik; hennie; henry; harry; rikus; hendricus; henri; heintje; enrico; henkie; dries; riekus; drikus; hent; rick; heiko; henke; hinke; henkjan; driekus
hendrika; riek; rika; henny; hennie; rieka; ria; drika; rikie; henrika; rie; rikky; hendrikje; drieka; hetty; rikje; riekie; hen; rietje; riki; heintje; henrike; rieke; hendrina
hubertus; huub; bert; huib; hub; bertus; hubert; hubèr; hubèrtus; huibert; bertje; bart; huubje; bèr
jacobus; jaap; ko; koos; sjaak; jacob; jack; co; kobus; jim; cobus; jacques; james; japie; jac; koosje; jaco; jaapje; sjakie; coos; sjaco; jacco; cees; jakie; jakob; koob; keub; sjaq
johanna; jo; hanna; jopie; hanneke; joke; annie; anneke; janna; hannie; jannie; jantje; hans; joanne; janneke; sjaan; nanna; jet; hanny; joh; jos; jopke; hannah; jannetje; jeanne; jana; janny; jans; jansje; jannigje; sjannie; nans
johannes; jan; hans; johan; joop; hannes; joh; han; hanno; jo; jannes; johnny; john; jos; wannes; hansje; jean; jaan; jannis; jens; sjon; jantje; sjeng; hannus; joannes; sjang; jehan; jannus; joepie; johnnie
jozef; jos; jef; sef; joep; jo; jeff; joop; sjef; jupke; joost; seppe; josse; joske; jupp; josef; joe; juul; zef; zefke; jefke; sjefke; joseph; jozeph; josephus
lambertus; bert; bertus; lammert; lambert; lambiek; lam; lamb; bèr; bart; lambèr; berry; lammie; beth
leonardus; leo; leon; leendert; len; nard; leen; nardus; lenny; leonard; lennert; lenaert; lendert; lei
lodewijk; lo; wiek; lowie; louis; lode; loek; lou; wijk; lowieke; ludo; loe; lodde; wiet; lowietje
margaretha; greet; griet; grietje; marga; gré; rita; margriet; greetje; magriet; margreet; gretha; margot; greta; magda; margaret; gretta; mart; marg; greth; mar; gerda; maggy; gretel; gree; gea
maria; riet; rie; ria; mia; marie; mieke; marijke; miet; mies; mieneke; miep; marietje; marja; rietje; maaike; maartje; marieke; marike; mie; mariette; marij; miek; mimi; miebeth; rika; mar; rita; mariet; marije; marry; rini; mirjam
martinus; tinus; martin; martijn; maarten; rien; marten; tien; mart; ties; rinus; merten; marinus; tijn; marty; mertijn; teun; mat
matthijs; thijs; ties; mathijs; matt; tijs; this; mat; matthias; theis; thys; matti; mathieu; thieu; matje; teis; thijske
nicolaas; klaas; nico; nic; niek; claas; nick; cor; nicky; klaus; nik; klaasje; colaas; cola; niko; kai; clais; klaes; nol
petronella; nel; nelly; petra; nellie; neltje; pieternel; pietje; nella; pietronella; ella; nelleke; pieta; petri; nelke; piet; el; nelli; ronella; petro
petrus; piet; peter; piter; pieter; peer; pierre; pit; pietje; peerke; pé; piete; perry; pietro; petje; sjeer; pjotter; pierke; peet; pee; per; peke
theodorus; theo; dorus; thé; dirk; door; ted; teddy; doris; theodoor; tedje; theet; teo; derk; teeuwis
wilhelmina; mien; wil; mina; willy; minie; wilma; mientje; helma; willemijn; wimke; willemien; mijntje; mieke; minnie; helmina; ina; mineke; wies; willie; miep; wilmien; mini; miena; mine; mimi; willempje; helmie; minke; wilhelmien
willem; wim; pim; will; helm; wil; willy; bill; guillaume; wimpie; willemke; wimke; wullem; billy; wilm; gilles; liam; willie; wilco; wilmer; helmus; mus; william
aleksandr; sasha; sanya; shura; alex; sashka; shurik; sania; sacha; sascha; александр; саша; саня; шура; шурик
aleksandra; sasha; shura; sanya; alexandra; александра; саша; шура
aleksei; alyosha; lyosha; lesha; alex; aliosha; alexey; алексей; алёша; лёша; леша
anatoly; tolya; tolik; tolia; анатолий; толя; толик
andrei; andryusha; andriusha; dron; андрей; андрюша
anna; anya; nyura; anyuta; ania; anechka; анна; аня; нюра; анюта
anton; tosha; antosha; tosya; антон; тоша; антоша
arkady; arkasha; adik; аркадий; аркаша; адик
artyom; tyoma; tioma; tema; артём; тёма
boris; borya; boria; bob; борис; боря
valentin; valya; valia; валентин; валя
valentina; valya; valia; валентина; валя
valery; valera; lera; валерий; валера
valeria; lera; valera; валерия; лера
varvara; varya; varia; варвара; варя
vasily; vasya; vasia; vaska; василий; вася
veronika; nika; vera; вероника; ника
viktor; vitya; vitia; vitek; виктор; витя
viktoria; vika; vikusya; виктория; вика
vitaly; vitalik; vitya; виталий; виталик
vladimir; volodya; vova; vovan; volodia; vladik; wowa; wolodja; владимир; володя; вова
vladislav; vlad; vladik; slava; владислав; влад; слава
vyacheslav; slava; slavik; вячеслав; слава; славик
galina; galya; galia; галина; галя
gennady; gena; genka; геннадий; гена
georgy; gosha; zhora; goga; yegor; георгий; гоша; жора
grigory; grisha; grishka; григорий; гриша
darya; dasha; dashka; дарья; даша
denis; dyonya; den; dionya; денис
dmitry; dima; mitya; dimka; mitia; mitka; дмитрий; дима; митя
ekaterina; katya; katia; katyusha; katja; екатерина; катя; катюша
elena; lena; alyona; lenochka; елена; лена; алёна
elizaveta; liza; lizaveta; елизавета; лиза
evgeny; zhenya; zhenia; jenya; genya; евгений; женя
evgenia; zhenya; zhenia; евгения; женя
fyodor; fedya; fedia; фёдор; федя
ivan; vanya; vania; vanka; wanja; иван; ваня
igor; igoryok; gosha; garik; игорь; гарик
ilya; ilyusha; ilyukha; илья; илюша
innokenty; kesha; иннокентий; кеша
irina; ira; irisha; ирина; ира; ириша
iosif; osya; yosya; иосиф; ося
kirill; kirya; kira; кирилл; кира; киря
konstantin; kostya; kostia; kostik; kostja; константин; костя
ksenia; ksyusha; ksusha; xusha; ксения; ксюша
larisa; lara; lora; лариса; лара
leonid; lyonya; lenya; lionia; lyosha; леонид; лёня
lev; lyova; leva; liova; лев; лёва
lyubov; lyuba; liuba; любовь; люба
lyudmila; lyuda; luda; mila; lusya; людмила; люда; мила; люся
maksim; max; maks; maxik; максим; макс
margarita; rita; margo; маргарита; рита
maria; masha; marusya; manya; mashka; мария; маша; маруся
mikhail; misha; mishka; mischa; micha; михаил; миша
nadezhda; nadya; nadia; nadja; надежда; надя
natalia; natasha; nata; tasha; natascha; наталья; наташа; ната
nikita; nik; nikitka; никита
nikolai; kolya; kolia; kolka; kolja; николай; коля
oleg; olezhka; олег
olga; olya; olia; lyolya; ольга; оля
oksana; ksana; ksyusha; оксана; ксюша
pavel; pasha; pavlik; pascha; павел; паша; павлик
pyotr; petya; petia; petka; пётр; петя
polina; polya; polia; полина; поля
roman; roma; romka; роман; рома
rostislav; rostik; slava; ростислав; слава
ruslan; rus; rusik; руслан; русик
semyon; syoma; sioma; senya; семён; сёма; сеня
sergei; seryozha; serezha; serge; seryoga; serjoscha; сергей; серёжа; серёга
sofia; sonya; sonia; sofa; sonja; софия; софья; соня
stanislav; stas; stasik; slava; станислав; стас
stepan; styopa; stiopa; степан; стёпа
svetlana; sveta; lana; svetik; светлана; света
svyatoslav; slava; svyat; святослав; слава
tatiana; tanya; tania; tanyusha; tanja; татьяна; таня
timofei; tima; timosha; тимофей; тима
timur; tima; timka; тимур
vadim; vadik; dima; вадим; вадик
vera; verochka; verunya; вера
yakov; yasha; yashka; jascha; яков; яша
yaroslav; yarik; slava; ярослав; ярик; слава
yulia; yulya; julja; yulka; юлия; юля
yuri; yura; yurik; yuriy; jura; юрий; юра
zinaida; zina; зинаида; зина
agnieszka; aga; agusia; jagna
aleksander; olek; alek; oleś
aleksandra; ola; oleńka; olka
andrzej; jędrek; andrzejek; jędruś
anna; ania; anka; anusia; hania
antoni; antek; tosiek; toni
barbara; basia; baśka; barbarka
bartłomiej; bartek; bartuś
bogdan; boguś; bodzio; bohdan
bogusław; boguś; bogusz; bodek
bolesław; bolek; bolko
bronisław; bronek; broniek
czesław; czesiek; czesio
dorota; dorotka; dosia
edward; edek; edzio
elżbieta; ela; elka; elusia; bietka
eugeniusz; gienek; genek; genio
ewa; ewka; ewunia
franciszek; franek; franio
grzegorz; grzesiek; grześ; grzegorzek
hanna; hania; hanka
henryk; heniek; henio; henek
jacek; jacuś; jaca
jadwiga; jadzia; wisia; jagoda
jakub; kuba; jakubek; kubuś
jan; janek; jaś; jasiek; janusz
jerzy; jurek; jerzyk
joanna; asia; aśka; joasia
józef; józek; józio; ziutek
julian; julek
karol; karolek; lolek
katarzyna; kasia; kaśka; katarzynka
kazimierz; kazik; kazio
krystyna; krysia; kryśka
krzysztof; krzysiek; krzyś; krzychu
lech; leszek; lesio; leszko
leszek; lech; lesio
ludwik; ludek; lutek
łukasz; łukaszek; łuki
maciej; maciek; maciuś
magdalena; magda; madzia; magdusia
małgorzata; gosia; małgosia; gośka; margola
marcin; marcinek
maria; marysia; maryla; maja; mańka
marian; maniek; marianek
mateusz; mati; mateuszek
michał; michałek; misiek; michaś
mieczysław; mietek; miecio; mieczyk
paweł; pawełek; pawlik
piotr; piotrek; piotruś; pietrek
roman; romek; romuś
ryszard; rysiek; rysio
sławomir; sławek
stanisław; staszek; stach; stasiek; staś
stefan; stefek; stefcio
tadeusz; tadek; tadzio
tomasz; tomek; tomuś
wacław; wacek; wacio
waldemar; waldek; waldi
władysław; władek; władzio
włodzimierz; włodek; wołodia
wojciech; wojtek; wojtuś
zbigniew; zbyszek; zbyś; zbych
zdzisław; zdzisiek; zdzich; zdzisio
zofia; zosia; zośka
zygmunt; zyga; zygmuś; zyzio
oleksandr; sashko; oles; olesko; sasha; олександр; сашко; олесь
andrii; andriyko; андрій; андрійко
bohdan; bohdanko; dan; богдан; данко
dmytro; dima; dmytryk; mytia; дмитро; діма; митя
halyna; halia; галина; галя
hanna; hania; hannusia; ганна; галя
ivan; ivas; vania; ivanko; іван; івась
kateryna; katia; katrusia; катерина; катя; катруся
mariia; marichka; marusia; марія; марічка; маруся
mykhailo; mykhas; misha; mykhailyk; михайло; мишко
mykola; kolia; mykolka; микола; коля
nadiia; nadia; надія; надя
natalia; natalka; наталія; наталка
oksana; ksenia; ksiusha; оксана; ксенія
oleksii; oles; olesha; lyosha; олексій; льоша
pavlo; pavlyk; pasha; павло; павлик
petro; petryk; petia; петро; петрик
serhii; serhiyko; сергій; сергійко
stepan; stepanko; степан
taras; tarasyk; тарас
vasyl; vasylko; vasia; василь; василько
volodymyr; volodia; vova; vovko; володимир; володя; вова
yevhen; zhenia; євген; женя
yurii; yurko; yura; юрій; юрко; юра
alexandros; alekos; alex; αλέξανδρος; αλέκος; αλέξης
anastasios; tasos; sakis; stasos; αναστάσιος; τάσος
andreas; andrikos; ανδρέας
antonios; antonis; tonis; toni; αντώνιος; αντώνης
aristotelis; aris; telis; αριστοτέλης; άρης
athanasios; thanasis; nasos; thanos; αθανάσιος; θανάσης; νάσος; θάνος
charalampos; babis; haris; lambis; χαράλαμπος; μπάμπης; χάρης
christos; kitsos; chris; χρήστος
dimitrios; dimitris; mitsos; jimmy; dimos; mimis; takis; δημήτριος; δημήτρης; μήτσος; τάκης
dionysios; dionysis; nionios; διονύσιος; διονύσης
efstathios; stathis; ευστάθιος; στάθης
eleni; lena; elena; nitsa; lenio; ελένη; λένα
emmanouil; manolis; manos; μανώλης; μάνος
evangelos; vangelis; vaggelis; ευάγγελος; βαγγέλης
evangelia; litsa; eva; vangelio; ευαγγελία; λίτσα
georgios; giorgos; yorgos; giorgis; george; γεώργιος; γιώργος
ioannis; giannis; yannis; yiannis; john; ιωάννης; γιάννης
konstantinos; kostas; dinos; gus; kostis; costas; ντίνος; κωνσταντίνος; κώστας
leonidas; leon; λεωνίδας; λεό
michail; michalis; mihalis; mike; μιχαήλ; μιχάλης
nikolaos; nikos; nick; nikolas; νικόλαος; νίκος
panagiotis; panos; takis; panayotis; παναγιώτης; πάνος
pavlos; pavlakis; παύλος
spyridon; spyros; pipis; σπυρίδων; σπύρος
stylianos; stelios; στυλιανός; στέλιος
theodoros; thodoris; theo; dorakis; θεόδωρος; θοδωρής
vasileios; vasilis; vassilis; bill; βασίλειος; βασίλης
abdullah; apo; abdo; abdou
ahmet; ahmo; amo
ayşe; ayşecik; ayşegül
fatma; fatoş; fato; fadime
hasan; haso
hüseyin; hüso; hüsso
ibrahim; ibo; ibiş
ismail; ismo
mehmet; memo; memiş; mehmo; memet
mustafa; musti; mıstık; musto
osman; osmo; ossi
ömer; ömo
süleyman; sülo; sülü
yusuf; yusi
zeynep; zeyno
avraham; avi; avrum; avrami; avremi; אברהם; אבי
binyamin; bibi; beni; benny; bini; בנימין; ביבי; בני
chaim; haimke; chaimke; חיים
daniel; dani; danny; דניאל; דני
david; dudu; dudi; dodik; דוד; דודו
elazar; eli; lazer; אלעזר
eliezer; eli; lazer; אליעזר; אלי
eliyahu; eli; elik; אליהו; אלי
emanuel; mano; imi; עמנואל
gavriel; gabi; gavri; גבריאל; גבי
menachem; mendel; menny; meni; מנחם; מני
meir; meirke; miro; מאיר
michael; miki; micha; מיכאל; מיקי
mordechai; moti; motti; motke; מרדכי; מוטי
moshe; moishe; moshiko; musa; moishele; משה; מושיקו
nathan; nati; נתן; נתי
rachel; racheli; רחל
rafael; rafi; רפאל; רפי
reuven; rubi; ruvi; ראובן; רובי
sarah; sarale; sari; שרה
shimon; shimi; shimshon; שמעון; שימי
shlomo; shlomi; shloimi; momo; שלמה; שלומי
shmuel; shmulik; muli; שמואל; שמוליק
uriel; uri; אוריאל; אורי
yaakov; kobi; yanki; yaki; koby; יעקב; קובי
yehuda; yudi; udi; יהודה; יודי
yehoshua; shuki; shuka; yoshua; יהושע; שוקי
yisrael; srulik; isser; ישראל; שרוליק
yitzhak; itzik; tzahi; itsik; יצחק; איציק
yonatan; yoni; jonathan; יונתן; יוני
yosef; yossi; yosi; yos; יוסף; יוסי
zeev; zevik; זאב; זאביק
abdulrahman; abood; aboud; dahmane; عبد الرحمن; عبود
abdulaziz; azouz; azzouz; aziz; عزوز
abdullah; abood; aboudi; عبد الله; عبود
ahmad; hamoudi; hamada; أحمد; حمودي; حمادة
muhammad; hamoudi; hamada; mimi; mohamed; محمد; حمودي; حمودة
mustafa; darsh; sasa; مصطفى; درش
mahmoud; hooda; houda; محمود
fatima; fattoum; fatoum; batta; fatou; فاطمة; فطوم
aisha; ayoosh; عائشة; عيوش
khadija; khadouj; khaddouj; خديجة; خدوج
ibrahim; barhoum; barhum; bouba; إبراهيم; برهوم
yusuf; yousef; sousou; joe; يوسف
zaynab; zanouba; zannouba; زينب; زنوبة
khalid; khallouda; khalloud; خالد; خلود
ali; alloush; alawi; علي; علوش
hasan; hassouna; hassoun; حسن; حسون
husayn; hassouna; hassouni; حسين; حسوني
salim; sallouma; salloum; سليم; سلوم
albert; berci; béla
anna; panni; annuska; nusi
antal; tóni; anti; toni
attila; ati; attis
balázs; bazsi; balzsi
borbála; bori; borcsa; bora
ferenc; feri; ferkó; ferike; franz
gábor; gabi; gáborka
gergely; gergő; geri
györgy; gyuri; gyurka; gyuszi
gyula; gyuszi; gyulus
ilona; ica; ili; ilus
imre; imi; imrus
istván; pista; pisti; isti; steve
jános; jani; jancsi; jankó; janó
józsef; jóska; józsi; jocó
judit; jutka; juci
katalin; kati; kata; katica
károly; karcsi; charlie; karesz
lajos; lali; lajcsi
lászló; laci; lackó; laszlo
margit; manci; margó; gitta
mária; mari; marika; mici; marcsa
mihály; misi; miska; mihi
miklós; miki; niki
pál; pali; palkó
péter; peti; petya; petár
rozália; rozi; rózsi
sándor; sanyi; sanyika; alex; suki
tamás; tomi; tamáska
tibor; tibi
viktor; viki; vityu
zoltán; zoli; zolika
zsigmond; zsiga; zsigi
zsuzsanna; zsuzsi; zsuzsa; zsóka
anders; ante; anda; andy
bengt; bengan; benke
bertil; berra; bertan
birgitta; gittan; britta; birgit
christina; stina; kicki; kristin; tina
elisabeth; lisbet; bettan; lisa; elsa; beth
erik; erkki; jerka; eric
frederik; fred; frede; freddy
gunnar; gunne; gurra; gunni
gustav; gurra; gösta; gusten
hans; hasse; hansa; hanse
henrik; henke; henka; rik
jens; jesse
johan; johnny; jojje; janne; jonte; johannes
jørgen; jørn; gen
karl; kalle; charlie; carl
kristian; krille; kris; chris
lars; lasse; lassi
lennart; lelle; lenna
leif; leffe
margareta; greta; maggan; marre; gretchen
mikael; micke; mike; mikko
nils; nisse; niels; nicke
olof; olle; ola; ole
ole; ola; olle
per; pelle; perra; peder
peter; peppe; petter; pelle
stefan; steffo; steffe
sven; svenne; svenning
tomas; tompa; tomme; tom
torbjörn; tobbe; tubbe
ulf; uffe
juhani; juho; jussi; juha
johannes; jussi; hannes; juho; juhani
mikko; mikael; miska
`
