// Maps surnames as Chinese families outside the mainland spell them to pinyin surnames.
export const CHINESE_SURNAME_SPELLINGS = `
wong:huang,wang ong:wang,weng heng:wang,xing vong:huang,wang bong:huang,wang uy:huang ng:wu,huang
eng:wu,huang ing:wu goh:wu,ge ngo:wu wee:huang oei:huang ooi:huang oey:huang wijaya:huang chan:chen,zhan,zeng
tan:chen,tan ting:ding,chen chin:chen,jin,qian tjin:chen dan:chen ding:chen,ding chern:chen,cheng lee:li,lai
ly:li,lv li:li lie:li lei:li,lei lim:lin liem:lin lum:lin,lan,cen lam:lin,lan limb:lin lin:lin,lian nim:lin
lieu:liao,liu cheung:zhang,jiang,zhong chong:zhang,zhuang,zhong,chong teo:zhang,zhao teoh:zhang tio:zhang,zhao
thio:zhang tiong:zhang,zhong tjong:zhang,zhong cheong:zhang,jiang chang:zhang,zheng,chang jang:zhang
diong:zhang,zhong chow:zhou,zou,cao chau:zhou,zou,zhao,zhu chew:zhou,zhao jow:zhou chiu:zhao,qiu,zhou
chou:zhou tjioe:zhou chiew:zhou,zhao joe:zhou djiu:zhou kwok:guo quek:guo kuok:guo kuo:guo kweh:guo kwek:guo
quok:guo guek:guo quach:guo kwik:guo lau:liu,lou low:liu,luo,lou laow:liu liew:liu,liao lew:liu
lao:liu,lao,lau liow:liu,liao loo:lu,luo lowe:liu,luo leung:liang neo:liang,liao niu:liang,niu
leong:liang,long nio:liang liong:liang,long loong:long tsai:cai chai:cai,chai choi:cai,cui,xu chua:cai
choy:cai,cui tsoi:cai,cui choa:cai tjoa:cai chuah:cai toy:cai,cui hsu:xu,shu shu:xu,shu hui:xu,hui
khoo:qiu,gu,xu koh:xu,gao,gu kho:xu,gao,he khor:xu hii:xu xie:xie cher:xu,xie chhay:cai shyu:xu chea:xie
tse:xie,zhe cheah:xie chia:xie,jia sia:xie,she chiah:xie chay:xie,zheng che:xie,che hsieh:xie shieh:xie
tzeh:xie tjia:xie teh:zheng tay:zheng,dai tee:zheng,di tjeng:zheng tey:zheng the:zheng,di
cheng:zheng,cheng,zhong tang:zheng,deng,tang,chen thng:tang chng:zhuang,sun chung:zhong,zhang,zheng,zhuang
tiang:zheng ho:he,hu,hao hor:he,xu hoh:he woo:hu,wu,he oh:hu,wu foo:fu,hu,fang fu:fu,hu,fang poh:fu,bao
aw:hu,ou ow:hu,ou,qu au:ou,qu,hu,hou ou:ou,qu o:hu,ke ko:gao,ke,xu,gu kao:gao ku:gu,ku kou:gao,gu kor:gao,xu
yeung:yang yeo:yang,yao yong:yang,yong,rong young:yang,rong yeoh:yang yuen:yuan,ruan,yan yap:ye yip:ye yeap:ye
yeh:ye iap:ye ip:ye jap:ye yee:yu,yi yu:yu,you,yao yue:yu yew:you,yao yau:you,qiu yiu:yao yam:ren yim:yan,ren
yum:ren yun:yuan,yun yuan:yuan,ruan,yan yen:yan,yuan,ren gan:yan,gan ngan:yan,gan ngai:wei,ni ngui:wei
gwee:wei gui:wei,gui nguy:wei ngoi:cai,wei mok:mo,mu bok:mo mak:mai,mo mo:wu,mao,mo moi:mei moy:mei mui:mei
boey:mei bui:mei,pei mai:mei,mai buey:mei fong:fang,kuang,feng fung:feng,hong pang:peng,pang,feng
phang:peng,pang,fang bang:feng,fang png:fang hung:hong,kong,xiong ang:hong,weng hong:hong,kang,feng,fang
phung:feng kong:jiang,kong,guang kang:jiang,kang keung:jiang,qiang kiang:jiang chiang:jiang,zhang
keong:jiang,qiang kwong:kuang,guang,jiang khong:kong,kuang khang:kang,kong hang:kang,xing gong:jiang,gong,gang
kung:gong,kong keng:gong,jing kwan:guan,jun quan:guan kuan:guan,jian guan:yuan,guan,ruan kwon:guan kam:jin,gan
gim:jin kim:jin chim:zhan,shen sim:shen,cen sum:cen,shen,sen shum:cen,shen sam:shen,cen,tan shen:shen
sung:song,sun,cheng soong:song song:song sun:sun,xin suen:sun soon:sun,shun son:sun sng:sun sheun:sun suan:sun
seng:cheng,sheng,meng shing:cheng,sheng sing:cheng,sheng tsang:zeng tseng:zeng tjan:zeng chen:zhen,chen
tsan:zeng,chan zen:chen,ren tam:tan,tang tham:tan,tang thum:tan hum:tan tom:tan,tang tong:tang,dong,tong
thong:tang,tong doong:dong tung:dong,tong teng:deng,ding,tang,teng theng:deng dang:deng,zeng thean:tian
tin:tian tien:tian then:deng chun:tian,qin chian:qian dee:li,di dy:li sy:shi syto:situ seetoh:situ szeto:situ
soohoo:situ sit:xue,shi sih:xue,shi sie:xue,xie siek:shi seck:shi shek:shi sek:shi shih:shi see:shi,xie
si:shi,xie sze:shi,si szetho:situ auyeung:ouyang auyong:ouyang owyang:ouyang auyeong:ouyang awyong:ouyang
ouyoung:ouyang sheto:situ shangkuan:shangguan sheung:shang,xiang shiu:xiao,shao siu:xiao,shao siew:xiao,shao
sio:xiao,shao seow:xiao,su hsiao:xiao shaw:shao,xiao seah:xie,she sear:xie ser:she,xie so:su,xu soh:su,suo
su:su soo:su,si swee:shui sui:sui,xu,shui shui:xu,shui syed:xue lo:luo,lu,lao law:luo,liu,lao loh:luo,liu,lu
lor:luo,lao lok:luo,lu lu:lu,lv,luo loi:lei,lv,lai lui:lei,lv looi:lei,lv lye:lai,li lai:li,lai loke:lu,luo,le
look:lu luk:lu lock:luo,lu laak:lu loc:luo,lu luu:liu la:luo le:li,lei lua:lai luong:liang lieng:ling,lian
ling:lin,ling liang:liang lean:lian lian:lian,lin chee:xu,zhu,chi choo:zhu,zhou chu:zhu,qu,chu gee:zhu,ji
ju:zhu,zhou chi:qi,ji,chi kee:ji,qi ki:ji,qi kei:ji,qi kuei:gui kwai:gui,kuai kiu:qiao,qiu khiew:qiu
hew:qiu,xiu hiew:qiu kew:qiu khaw:xu,qiu khew:qiu khu:qiu coo:qiu cu:qiu kau:qiu,jiao,hou gaw:wu,gao go:wu,gao
gokongwei:wu co:xu cojuangco:xu que:guo,que quimpo:jin sytin:shi tiu:zhang,zhao chio:zhao,shi
chao:zhao,cao,chao triu:zhao trieu:zhao jiu:zhao,zhou tso:cao,zuo cho:cao,zuo,zhuo,zhu chor:cao chaw:cao,zhou
cao:gao,cao tao:cao,tao,dou tou:du,dou toh:du,zhuo,tao to:du,tao,dou,su doo:du too:du,tu tow:du,tao
thai:dai,cai,tai tai:dai,tai toi:dai,cai dai:dai tae:dai fan:fan,pan huan:fan farn:fan van:fan,wan,wen
pham:fan man:wen,man mun:wen boon:wen oon:wen,wang voon:wen,yun vun:wen wan:yun,wen,yin,wan wun:wen,yun,yin
mah:ma beh:ma,bai bae:ma be:ma baey:ma bey:bai pak:bai pek:bai peh:bai paik:bai bak:bai,mo hau:hou,xiao
how:hou,xiao hou:hou ha:xia,he hah:xia hea:xia hay:xia,xi hoo:hu,xu fok:huo huo:huo fock:huo hsia:xia
hsiung:xiong hsing:xing hsiang:xiang hsueh:xue hsi:xi hsin:xin hiong:xiong hsuan:xuan hsuen:xuan heung:xiang
hiu:xu hoi:xu,hai hon:han hone:han hahn:han han:han kon:guan,gan kum:jin,gan kan:jian,gan,jin kok:guo,gu
koo:gu,qiu kook:gu,guo kot:ge kat:ge,ji kit:jie kwee:guo pan:pan phua:pan poon:pan pun:pan phan:pan,fan
puah:pan pau:bao paul:bao pow:bao,bo pao:bao bow:bao pui:pei,bei pei:pei,bei phoa:pan pok:pu,bo po:pu,bao,bo
poey:pei pooi:bei poo:fu,pu poi:pei tjhin:chen,zeng tjhai:cai tjiu:zhou tjoeng:zhong tjokro:cai tjio:shi
thia:cheng tia:zheng,cheng tjipto:shi hioe:qiu,you jo:yang njoo:yang njo:yang nyoo:yang jeo:yang ioe:yang
yeow:yao nguyen:ruan tran:chen hoang:huang huynh:huang vu:wu vo:wu do:du duong:yang dinh:ding dao:tao
doan:duan truong:zhang trinh:zheng ta:xie,da ton:sun vuong:wang kieu:qiao giang:jiang nghiem:yan mac:mo
phuong:fang diep:ye hua:xu,hua tieu:xiao luc:lu thach:shi lang:lang ma:ma tu:xu,tu,su tuong:jiang uong:wang
vinh:rong ngu:yu,wu viet:yue am:yin tsui:cui,xu chui:cui,xu tsin:qian,zhan chien:qian,jian,zhan zee:xu zia:xie
zau:zhao zung:zheng,rong tsao:cao tsou:zou tzou:zou tsoh:cao tsung:zong chuang:zhuang jong:zhong,zhang,rong
yung:rong,weng jung:zhong,rong weng:weng wei:wei,huang wai:wei,huai nie:nie nip:nie ngeow:niu ngiam:yan
ngiau:rao ning:ning,ling lem:lin lym:lin ngoo:wu ngooi:wei ngau:niu ngiew:rao aun:hong ann:an on:an un:yin
wen:wen yin:yin yan:yin,yan,zhen,ren in:yin een:yin iang:yang eung:wu,yang iu:yao,yu io:yang eu:yu,yang
ee:yu,yi er:yu u:yu,hu oo:hu,yu wu:wu,hu foong:feng kuang:kuang fang:fang,kuang hoong:hong,kong houng:hong
feng:feng,fang jin:jin,zhen jen:ren jou:zhou ching:qing,cheng,zhuang,jing qing:qing,chen jee:ji,zhu,xu
jeng:zheng jeong:zheng jaw:zhao juan:ruan sue:su,xu suey:shui sew:su,xiao shew:zhao,xiao seto:situ sooh:su
sin:xin,shan,xian,shen seen:xian,xin sien:xian,sheng shin:shen,xin shan:shan,xian shiah:xia shia:xia,xie
shiau:xiao shann:shan shang:shang
`
