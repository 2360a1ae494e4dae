// Lists the words of a company name that are its legal form, with their class and the countries of that law.
// One form a line: `id | class | countries | spelling; spelling`. `*` marks the English words that translate a form of
// any country. An abbreviation that several countries share appears once, under its most usual class, with all of them.
export const LEGAL_FORMS = `
ltd | limited | * | Ltd; Limited; Limited Company; Ltd Company; Ltd Co; Limited Co
private-limited | limited | * | Private Limited Company; Private Limited Liability Company; Private Company Limited by Shares; Company Limited by Shares
co-ltd | limited | * | Co Ltd; Co., Ltd.; Co.,Ltd; CoLtd; Co Limited; Co., Limited; Company Limited; Company Ltd; Company, Ltd; Comp Ltd; Corp Ltd; Corporation Limited; Corporation Ltd
llc | limited | * | LLC; Limited Liability Company; Limited Liability Co; Ltd Liability Co; Ltd Liability Company; Company with Limited Liability; Limited Liability Society; Society with Limited Liability; Limited Liability Corporation
co-llc | limited | * | Co LLC; Company LLC; Co., LLC
jsc | joint-stock | * | JSC; Joint Stock Company; Joint-Stock Company; Joint Stock Co; Joint-Stock Co; JSCo; Joint Stock Society; Stock Company; Jt Stk Co
ojsc | joint-stock | * | OJSC; Open Joint Stock Company; Open Joint-Stock Company; Open JSC; Open-type Joint Stock Company
cjsc | joint-stock | * | CJSC; Closed Joint Stock Company; Closed Joint-Stock Company; Closed JSC; Closed-type Joint Stock Company
pjsc | joint-stock | ae ir jo ru sy ua ye | PJSC; Public Joint Stock Company; Public Joint-Stock Company; Public JSC; PJS Co; PJSCo
prjsc | joint-stock | ae ir ru ua | PrJSC; Private Joint Stock Company; Private Joint-Stock Company; Private JSC; Pvt JSC; Private Joint Stock Co
co | corporation | * | Co; Company; Coy; and Company; and Co; & Co; & Company
corp | corporation | * | Corp; Corporation; Corpn; Stock Corporation
inc | corporation | us ca ph au | Inc; Incorporated; Co Inc; Co., Inc.; Company Inc; Company, Inc.; Corp Inc
plc | joint-stock | gb ie bw cy et gg gh gi gm im je jo ke kh lk mt mu mw ng rw sc sl tz ug zm zw | PLC; Public Limited Company; Public Limited Co; Public Ltd Co; Public Ltd Company; Public Company Limited by Shares
llp | partnership | gb us au bn ca cn gh gi in je ke kz my ng pk qa ae sg ug zw | LLP; Limited Liability Partnership; Co LLP; & Co LLP
lp | partnership | us gb ca au bm gg hk ie im je ky nz sg vg | LP; Limited Partnership; Ltd Partnership; L.P. Inc; Co LP
scottish-lp | partnership | gb | Scottish Limited Partnership
lllp | partnership | us | LLLP; Limited Liability Limited Partnership
general-partnership | partnership | us gb au ca ie ky nz | General Partnership; Partnership; Gen Partnership; Registered Partnership
pllc | limited | us | PLLC; Professional Limited Liability Company; Professional LLC
professional-corporation | corporation | us ca | Professional Corporation; Prof Corp; Professional Association; Professional Service Corporation; P.C.
lc | limited | us | LC; L.L.Co; Ltd Liability
pbc | corporation | us | PBC; Public Benefit Corporation; Benefit Corporation
national-association | corporation | us | National Association; National Bank Association; N.A.; NT & SA; National Trust and Savings Association
federal-savings-bank | corporation | us | FSB; Federal Savings Bank; Federal Savings and Loan Association
credit-union | cooperative | us ca ie gb au | Credit Union; Federal Credit Union; FCU; Savings and Credit Cooperative; SACCO
series-llc | limited | us | Series LLC; Protected Series; LLC Series; L3C; Low-profit Limited Liability Company
sole-en | sole | us gb ca au | Sole Proprietorship; Sole Proprietor; Sole Trader; Individual Enterprise; Individual Proprietorship; One Man Business
ulc | limited | ca gb ie us | ULC; Unlimited Liability Company; Unlimited Company; Unlimited; Unltd
ltee | limited | ca | Ltée; Limitée; Cie Ltée; Compagnie Limitée; Cie. Limitée; Ltée/Ltd; Ltd/Ltée
sencrl | partnership | ca | SENCRL; Société en nom collectif à responsabilité limitée; S.E.N.C.R.L./LLP
dac | limited | ie | DAC; Designated Activity Company; CGA; Cuideachta Ghníomhaíochta Ainmnithe
teoranta | limited | ie | Teo; Teoranta; Cuideachta Teoranta
cpt | joint-stock | ie | CPT; Cuideachta Phoiblí Theoranta
clg | foundation | gb ie au | CLG; Company Limited by Guarantee; Limited by Guarantee; Ltd by Guarantee; Cuideachta faoi Theorainn Ráthaíochta
icav | joint-stock | ie | ICAV; Irish Collective Asset-management Vehicle
cyf | limited | gb | Cyf; Cyfyngedig; Cwmni Cyfyngedig; Cwmni Preifat Cyfyngedig
ccc | joint-stock | gb | CCC; Cwmni Cyfyngedig Cyhoeddus
cic | foundation | gb | CIC; Community Interest Company; Cwmni Buddiant Cymunedol; CBC
cio | foundation | gb | CIO; Charitable Incorporated Organisation; Scottish Charitable Incorporated Organisation; SCIO; Sefydliad Elusennol Corfforedig
oeic | joint-stock | gb | OEIC; Open-Ended Investment Company; ICVC; Investment Company with Variable Capital
royal-charter | corporation | gb | Royal Charter Company; Royal Charter Corporation; Incorporated by Royal Charter
pcc | limited | gg je im mt gi mu sc | PCC; Protected Cell Company; ICC; Incorporated Cell Company; PCC Limited; IC Limited
spc | limited | ky vg bh om ae | SPC; Segregated Portfolio Company; Single Person Company; Sole Person Company; One Person Company WLL; SPC Ltd
ibc | limited | bs bz vg sc ag ai dm kn lc vc pa ws vu | IBC; International Business Company; IBC Ltd; Intl Business Company
exempted-company | limited | ky bm tc | Exempted Company; Exempted Limited; Exempted Company Limited; Exempt Company
elp | partnership | ky bm | Exempted Limited Partnership; ELP
business-company | limited | vg ai ag lc vc | BVI Business Company; BC Ltd; Business Company; BVI Company
offshore-company | limited | ae sc vu mu my | Offshore Company; Offshore Ltd; Offshore Limited; Global Business Company; GBC; Offshore Inc
pty-ltd | limited | au za bw na sz ls pg | Pty Ltd; Pty Limited; Proprietary Limited; Proprietary Ltd; (Pty) Ltd; (Proprietary) Limited; (Pty) Limited; Pty; Proprietary; (Pty); Pty., Ltd.; Eiendoms Beperk; Edms Bpk; (Edms) Bpk; Co Pty Ltd; Co. (Pty) Ltd
no-liability | limited | au | No Liability; N.L.
beperk | limited | za na | Bpk; Beperk
close-corporation | limited | za na bw sz | CC; Close Corporation; Beslote Korporasie; B.K.
npc-za | foundation | za | NPC; Non-Profit Company; Nonprofit Company; NPC RF; Npo
soc-ltd | state | za | SOC Ltd; SOC Limited; State Owned Company; SOC
incorporated-association | foundation | au nz | Incorporated Association; Incorporated Society; Inc Soc; Inc Assoc
pte-ltd | limited | sg fj bn | Pte Ltd; Pte Limited; Pte; (Pte) Ltd; (Pte) Limited; Pte., Ltd.; Co Pte Ltd; Co. (Pte.) Ltd; Company Pte Ltd
pvt-ltd | limited | in pk bd lk np mm mv bt zw | Pvt Ltd; Pvt Limited; Private Limited; Private Ltd; (Pvt) Ltd; (Pvt) Limited; (P) Ltd; (P) Limited; P Ltd; P. Limited; (Private) Limited; (Private) Ltd; Pvt; Pvt., Ltd.; Co Pvt Ltd; Co. (Pvt) Ltd; Co. Private Limited; Company Private Limited; Company Pvt Ltd
smc-pvt-ltd | limited | pk | SMC Pvt Ltd; (SMC-Pvt) Ltd; (SMC-Private) Limited; SMC-Private Limited; Single Member Company; SMC (Pvt) Ltd
opc-pvt-ltd | limited | in | OPC Pvt Ltd; (OPC) Private Limited; OPC Private Limited; One Person Company; (OPC) Pvt Ltd
private-limited-hi | limited | in np | प्राइवेट लिमिटेड; प्रा लि; प्रालि; प्राईवेट लिमिटेड; Pra Li
limited-hi | limited | in np | लिमिटेड; लि.; मर्यादित; Maryadit
private-limited-bn | limited | bd in | প্রাইভেট লিমিটেড; প্রাঃ লিঃ
limited-bn | limited | bd in | লিমিটেড; লিঃ
private-limited-ta | limited | in lk sg | பிரைவேட் லிமிடெட்; தனியார் நிறுவனம்; லிமிடெட்
limited-si | limited | lk | සමාගම; පුද්ගලික සමාගම; (පුද්ගලික) සමාගම
private-limited-gu | limited | in | પ્રાઇવેટ લિમિટેડ; લિમિટેડ કંપની
private-limited-te | limited | in | ప్రైవేట్ లిమిటెడ్; లిమిటెడ్
private-limited-ur | limited | pk | پرائیویٹ لمیٹڈ; لمیٹڈ; (پرائیویٹ) لمیٹڈ
huf | sole | in | HUF; Hindu Undivided Family; Proprietorship; Prop; Proprietorship Firm; Proprietory Concern
section-8 | foundation | in | Section 8 Company; Section 25 Company; Sanstha; Samiti; Nyas; Registered Society; Charitable Trust
sahakari | cooperative | in np | Sahakari; Sahakari Sanstha; Sahakari Mandali; Sahakari Bank Maryadit; Co-operative Society; Co-op Society; Cooperative Society; सहकारी संस्था
public-sector-in | state | in bd pk | Public Sector Undertaking; PSU; Government of India Undertaking; A Govt of India Enterprise; Govt Undertaking
sansthan-np | state | np in | Sansthan; Pratisthan; Nigam; Nigam Limited; संस्थान; निगम; प्रतिष्ठान; निगम लिमिटेड
trust | trust | us gb ca au bm gg hk ie im in je ky nz sg vg za | Trust; Business Trust; Statutory Trust; Unit Trust; Investment Trust; Family Trust; Discretionary Trust; Trustees; Living Trust; Revocable Trust; Irrevocable Trust
reit | trust | us ca gb in sg | REIT; Real Estate Investment Trust; Real Estate Inv Trust; InvIT
fideicomiso | trust | mx ar co cr ec pa pe | Fideicomiso; Fideicomiso Irrevocable; Fideicomiso de Administración; Fid Irr; Patrimonio Autónomo
fiducie | trust | ca fr lu | Fiducie; Fiducie Familiale
treuunternehmen | trust | li | Trust Reg; Trust Registered; Treuunternehmen; reg. Treuunternehmen; TrU reg; Business Trust Registered
foundation | foundation | us gb ca au bs gg ie im je ky mt nz pk pa sc in | Foundation; Private Foundation; Charitable Foundation; Fdn; Foundation Company
association | foundation | us gb ca au ie in nz | Association; Assoc; Assn; Unincorporated Association; Nonprofit Corporation; Non-profit Corporation; Nonprofit Association; Society
cooperative-en | cooperative | us gb ca au ie in ke nz za | Cooperative; Co-operative; Coop; Co-op; Cooperative Corporation; Cooperative Limited; Co-operative Limited; Cooperative Association; Co-operative Ltd; Co-op Ltd; Cooperative Company
mutual | cooperative | us gb au ca | Mutual; Mutual Company; Mutual Association; Mutual Insurance Company; Building Society; Friendly Society
state-enterprise | state | ru ua by kz uz md iq vn la mm rs bg lt lv | State Enterprise; State Unitary Enterprise; State-Owned Enterprise; State Owned Enterprise; SOE; State Company; State Corporation; Government Enterprise; State Institution; State Owned Company Ltd; National Company; Public Enterprise; Unitary Enterprise; State Scientific Production Enterprise
state-company-iq | state | iq sy ly | General Company; General Establishment; General Organization; State Establishment; Public Establishment; الشركة العامة; المؤسسة العامة; Al-Sharika al-Amma
public-corporation | state | ph za et sd ng gh | Public Corporation; Government-Owned and Controlled Corporation; GOCC; Statutory Corporation; Parastatal; Crown Corporation; Statutory Body
gmbh | limited | de at ch li | GmbH; G m.b.H.; Ges.m.b.H.; Ges mbH; mbH; Gesellschaft mit beschränkter Haftung; Gesellschaft mit beschraenkter Haftung; Gesellschaft m.b.H.; Ges. m. b. H.; GmbH in Liquidation; GmbH i.L.
ggmbh | limited | de at | gGmbH; Gemeinnützige GmbH; gemeinnützige Gesellschaft mit beschränkter Haftung; gem. GmbH
ug | limited | de | UG; UG (haftungsbeschränkt); UG haftungsbeschränkt; UG (haftungsbeschraenkt); Unternehmergesellschaft; Unternehmergesellschaft (haftungsbeschränkt); gUG
flexco | limited | at | FlexCo; FlexKapG; Flexible Kapitalgesellschaft; Flexible Company
ag | joint-stock | de at ch li | AG; Aktiengesellschaft; Akt.-Ges.; Aktien-Gesellschaft; A.-G.; InvAG; Investmentaktiengesellschaft
kgaa | partnership | de | KGaA; Kommanditgesellschaft auf Aktien; AG & Co. KGaA; GmbH & Co. KGaA; SE & Co. KGaA; Kommandit-AG; Kommanditaktiengesellschaft
kg | partnership | de at ch | KG; Kommanditgesellschaft; Komm.-Ges.; & Co. KG
gmbh-co-kg | partnership | de at | GmbH & Co. KG; GmbH und Co KG; GmbH + Co. KG; GmbH&Co. KG; GmbH & Co.KG; GmbH & Cie KG; mbH & Co. KG; Ges.m.b.H. & Co. KG; GmbH & Co; GmbH and Co KG; GmbH Co KG; GmbH & Co. Kommanditgesellschaft
ug-co-kg | partnership | de | UG & Co. KG; UG (haftungsbeschränkt) & Co. KG
ag-co-kg | partnership | de at | AG & Co. KG; AG und Co KG; SE & Co. KG; Ltd & Co. KG; Limited & Co. KG; Stiftung & Co. KG; AG & Co; B.V. & Co. KG
ohg | partnership | de at | OHG; Offene Handelsgesellschaft; GmbH & Co. OHG; & Co. OHG; AG & Co. OHG; OHG mbH
og | partnership | at | OG; Offene Gesellschaft; OEG; Offene Erwerbsgesellschaft; GmbH & Co OG; KEG; Kommandit-Erwerbsgesellschaft; Kommanditerwerbsgesellschaft
gbr | partnership | de | GbR; eGbR; Gesellschaft bürgerlichen Rechts; Gesellschaft buergerlichen Rechts; GbRmbH; BGB-Gesellschaft; Eingetragene Gesellschaft bürgerlichen Rechts; GesbR; ARGE; Arbeitsgemeinschaft
partg | partnership | de | PartG; PartG mbB; PartGmbB; Partnerschaft; Partnerschaftsgesellschaft; Partnerschaftsgesellschaft mbB; Part mbB; Partnerschaftsgesellschaft mit beschränkter Berufshaftung
reederei | partnership | de | Partenreederei; Reederei KG; Parten-Reederei
kollektivgesellschaft | partnership | ch li | Kollektivgesellschaft; KlG; Kollektivges; Einfache Gesellschaft
sagl | limited | ch | Sagl; Società a garanzia limitata; S.a g.l.; Società a g.l.
eg | cooperative | de at | eG; e.Gen.; eingetragene Genossenschaft; Genossenschaft; registrierte Genossenschaft; eGmbH; reg. Gen. m.b.H.; Genossenschaft mbH; regGenmbH
ev | foundation | de at | e.V.; eingetragener Verein; Verein; e. Verein; eingetr. Verein; nicht eingetragener Verein
stiftung | foundation | de at ch li | Stiftung; Privatstiftung; gemeinnützige Stiftung; Stiftung bürgerlichen Rechts; Familienstiftung; Stiftung des öffentlichen Rechts
vvag | cooperative | de at | VVaG; V.a.G.; Versicherungsverein auf Gegenseitigkeit; Verein auf Gegenseitigkeit
einzelunternehmen | sole | de at ch li | Einzelunternehmen; Einzelfirma; Einzelunternehmer; eingetragener Unternehmer; eingetragenes Einzelunternehmen; Inhaber; Inh.
eu | sole | at co cl | e.U.
ek | sole | de | e.K.; e.Kfm.; e.Kfr.; eingetragener Kaufmann; eingetragene Kauffrau; eingetragener Kaufmann e.K.
aoer | state | de at | AöR; A.d.ö.R.; Anstalt des öffentlichen Rechts; KdöR; Körperschaft des öffentlichen Rechts; Koerperschaft des oeffentlichen Rechts; Anstalt öffentlichen Rechts; Eigenbetrieb; Regiebetrieb
veb | state | dd | VEB; Volkseigener Betrieb; VE Kombinat; VEB Kombinat; LPG; Außenhandelsbetrieb; AHB; Volkseigenes Gut
anstalt | limited | li | Anstalt; Anst.
zweigniederlassung | branch-form | de at ch li | Zweigniederlassung; Niederlassung; Zweigstelle; Zweigniederlassung Deutschland; ZNL
branch | branch-form | us gb ie in pk hk sg ae jo | Branch; Branch Office; Representative Office; Rep Office; Liaison Office; Overseas Branch; Foreign Branch; Branch of Foreign Company
succursale | branch-form | fr be lu ch ma it dz tn | Succursale; Succursale de Société étrangère; Bureau de Représentation; Bureau de Liaison; Sede Secondaria
sucursal | branch-form | es pt br ar cl co mx pe ec pa ve ao mz | Sucursal; Sucursal en España; Oficina de Representación; Escritório de Representação; Sucursal em Portugal; Agencia en Chile
filial | branch-form | se no dk fi | Filial; Sivuliike; NUF; Norskregistrert Utenlandsk Foretak; Norsk Avdeling av Utenlandsk Foretak
filial-ru | branch-form | ru by kz ua | Филиал; Представительство; Predstavitelstvo; Філія; Представництво; Obosoblennoye Podrazdeleniye; Обособленное подразделение
oddzial | branch-form | pl | Oddział; Oddział w Polsce; Oddzial; Oddzial w Polsce; Przedstawicielstwo; Sp. z o.o. Oddział w Polsce
sa | joint-stock | fr be lu ch mc es pt br ao mz cv ad ar bo cl co cr cu do ec gt hn mx ni pa pe py sv uy ve pl ro md gr bf bj cd cf cg ci cm ga gn gq gw km ml ne sn td tg ma tn dz mr mg dj bi rw ht lb | SA; S/A; Société anonyme; Sociedad anónima; Sociedade anónima; Sociedade por Ações; Spółka Akcyjna; Spolka Akcyjna; Sp. Akc.; Societate pe Acțiuni; Societate anonimă; Societat anònima; Société par actions; Soc. An.; Soc. Anon.; Soc Anonyme; Cía S.A.; y Cía S.A.; & Cie SA; et Cie SA
sa-fr | joint-stock | fr | SA à conseil d'administration; SA à directoire; Société anonyme à conseil d'administration; Société anonyme à directoire; Société anonyme à participation ouvrière
sau | joint-stock | es ar ma sn ci cm ml bf | SAU; Sociedad anónima unipersonal; Société anonyme unipersonnelle; S.A. Unipersonal; S.A.U. Unipersonal
srl | limited | it ro md be sm ar bo cr cu do ec gt hn ni pa pe py sv uy ve | SRL; S. r. l.; Società a responsabilità limitata; Societate cu răspundere limitată; Sociedad de responsabilidad limitada; Soc. de Resp. Ltda; Soc a r.l.; Società a r.l.; Societatea cu răspundere limitată; Soc. Resp. Ltda
sarl | limited | fr lu be ch mc ma dz tn lb bf bj cd cf cg ci cm ga gn gq gw km ml ne sn td tg mg dj mr bi ht sy | SARL; S.à r.l.; S. a r. l.; Société à responsabilité limitée; Société à resp. limitée; Soc. à resp. lim.; Ste à Responsabilité Limitée; Cie SARL; & Cie SARL; et Cie SARL; SARL à capital variable
sarlau | limited | ma | SARL AU; SARLAU; SARL à associé unique; S.A.R.L. d'associé unique; Société à responsabilité limitée à associé unique; SARL (AU)
suarl | limited | tn sn bf bj ci cm cg ga gn ml ne td tg cd cf | SUARL; SARLU; SARL U; Société unipersonnelle à responsabilité limitée; SARL Unipersonnelle; Société à responsabilité limitée unipersonnelle
sarl-s | limited | lu | SARL-S; S.à r.l.-S; Société à responsabilité limitée simplifiée; SARLS
eurl | limited | fr dz | EURL; Entreprise unipersonnelle à responsabilité limitée
sas | joint-stock | fr co it ma cm ci sn ml bf bj cd cg ga gn ne td tg ar ec uy ve mc | SAS; Société par actions simplifiée; Sociedad por acciones simplificada; Sociedad de acciones simplificada; S.A.S. BIC; Société par Actions Simplifiées; Soc. par Actions Simpl.
sasu | joint-stock | fr ci sn cm | SASU; Société par actions simplifiée unipersonnelle; SAS Unipersonnelle; Société par actions simplifiée à associé unique; SAS à associé unique
snc | partnership | fr it be ch lu ro ma tn dz sn ci cm | SNC; Société en nom collectif; Società in nome collettivo; Societate în nume colectiv; S. n. c.; & C. snc; e C. snc; di & C. snc; SNC di; SENC; Sté en nom collectif; Société en nom coll.
scs | partnership | fr lu be ro tn ma ci cm | SCS; SeCS; Société en commandite simple; Societate în comandită simplă; SComm; Sté en commandite simple
scsp | partnership | lu | SCSp; Société en commandite spéciale; SCSp SICAV-RAIF; Special Limited Partnership
sca | partnership | fr lu be ro es mc | SCA; Société en commandite par actions; Societate în comandită pe acțiuni; SCA SICAV; SCA SICAR; Sociedad comanditaria por acciones; SCPA; Corporate Partnership Limited by Shares
societe-en-commandite | partnership | ca fr be | Société en commandite; S.E.C.; Sté en commandite
sc | partnership | fr lu be pl mx ro | SC; Société civile; Sociedad civil; Spółka cywilna; Spolka cywilna; Société civile professionnelle; SCP; Soc. Civ.; S.C. de R.L.
sci | partnership | fr lu mc ci sn | SCI; Société civile immobilière; SCCV; Société civile de construction vente; SCPI; SCI de construction vente; Société civile de placement immobilier
scm | partnership | fr | SCM; Société civile de moyens; SCEA; Société civile d'exploitation agricole; GFA; Groupement foncier agricole
gaec | cooperative | fr | GAEC; Groupement agricole d'exploitation en commun
earl | limited | fr | EARL; Entreprise agricole à responsabilité limitée; Exploitation agricole à responsabilité limitée
selarl | limited | fr | SELARL; SELURL; Société d'exercice libéral à responsabilité limitée; SEL à responsabilité limitée
selas | joint-stock | fr | SELAS; SELASU; SELAFA; SELCA; Société d'exercice libéral par actions simplifiée; Société d'exercice libéral à forme anonyme
scop | cooperative | fr | SCOP; SCIC; Société coopérative et participative; Société coopérative ouvrière de production; Société coopérative d'intérêt collectif; SCOP SA; SCOP SARL; SCIC SA
societe-cooperative | cooperative | fr be lu ch ci sn cm bf ml cd | Société coopérative; SCOOPS; SCOOP-CA; COOP-CA; Société coopérative simplifiée; Société coopérative avec conseil d'administration; Soc. coop.; SICA; CUMA; Union de coopératives; Sté coopérative
gie | partnership | fr lu sn ci ma bf ml cm | GIE; Groupement d'intérêt économique; Groupement d'intérêts économiques
ei | sole | fr | EI; Entreprise individuelle; Entrepreneur individuel; Auto-entrepreneur; Micro-entreprise; Micro-entrepreneur; Auto entrepreneur
eirl | sole | pe cl do fr cr hn pt | EIRL; Empresa individual de responsabilidad limitada; Entrepreneur individuel à responsabilité limitée; Estabelecimento individual de responsabilidade limitada; Empresa Ind. de Resp. Ltda; E.I. de R.L.; EIRLtda
etablissements | sole | fr ci sn cm bf ml bj tg ne td ga cg cd gn ma dz tn mr be | Ets; Établissements; Établissement; Etabl.; Etbs; Etabs
sem | state | fr ma sn ml | SEM; SEML; SPL; SAEM; Société d'économie mixte; Société publique locale; SEMOP; Société d'économie mixte locale
epic | state | fr dz tn ml sn | EPIC; EPA; Établissement public à caractère industriel et commercial; Établissement public; Entreprise publique économique; Société d'État; Entreprise d'État; Entreprise nationale
societe | corporation | fr be lu ch ci sn cm bf ml ma dz tn | Société; Sté
cie | corporation | fr be lu ch ca | Cie; Compagnie; et Cie; & Cie; et Compagnie; und Cie
association-fr | foundation | fr be lu ch ci sn ml bf | Association loi 1901; Association déclarée; Association sans but lucratif; Assoc. loi 1901; Fondation; Fondation d'utilité publique; Fonds de dotation; Fondation reconnue d'utilité publique
sicav | joint-stock | lu fr be ch it es li mt pt | SICAV; SICAF; SICAR; Société d'investissement à capital variable; Société d'investissement à capital fixe; SICAV-SIF; SICAV-RAIF; SICAV SA; SICAV-FIS; Sociedad de inversión de capital variable; Società di investimento a capitale variabile; Société d'investissement en capital à risque; RAIF; Reserved Alternative Investment Fund
fcp | trust | lu fr ma tn | FCP; FCPR; FPCI; FCPI; FCPE; FCP-RAIF; FCP-SIF; Fonds commun de placement; Fonds professionnel de capital investissement; Fonds communs de placement à risques; Fonds commun de titrisation; FCT
sam | joint-stock | mc | SAM; Société anonyme monégasque; S.A. Monégasque
sarl-mc | limited | mc | SARL Monégasque; Société à responsabilité limitée monégasque; Société de personnes monégasque
sprl | limited | be bi cd | SPRL; SPRLU; SPRL-S; Société privée à responsabilité limitée; Société de personnes à responsabilité limitée; SPRL Unipersonnelle; BVBA; EBVBA; S-BVBA; Besloten vennootschap met beperkte aansprakelijkheid
scrl | cooperative | be | SCRL; CVBA; SCRIS; CVOA; SCRL-FS; Société coopérative à responsabilité limitée; Coöperatieve vennootschap met beperkte aansprakelijkheid; CVBA-SO; S.C.R.L. à finalité sociale
asbl | foundation | be lu bi cd | ASBL; VZW; AISBL; IVZW; Association sans but lucratif ASBL; Vereniging zonder winstoogmerk; Association internationale sans but lucratif; Internationale vereniging zonder winstoogmerk; INPA
commv | partnership | be | CommV; GCV; Comm.VA; CVA; Gewone commanditaire vennootschap; Commanditaire vennootschap op aandelen
bv | limited | nl be cw aw sx bq sr | BV; B. V.; Besloten vennootschap; B.V. i.o.; B.V. in oprichting
nv | joint-stock | nl be cw aw sx bq sr | NV; N. V.; Naamloze vennootschap; NV/SA; SA/NV
vof | partnership | nl be cw aw sr | VOF; Vennootschap onder firma; Fa. VOF; Vennootschap o.f.
cv | partnership | nl id be cw | CV; Commanditaire vennootschap; Persekutuan Komanditer; Coöperatieve vennootschap; C. V.; Perseroan Komanditer
maatschap | partnership | nl be | Maatschap; Burgerlijke maatschap
stichting | foundation | nl be cw aw sr sx | Stichting; Stichting Administratiekantoor; STAK; Stichting Particulier Fonds; SPF; Privéstichting; Private stichting
vereniging | foundation | nl be sr | Vereniging; Vereniging met volledige rechtsbevoegdheid; Vereniging van Eigenaars; Feitelijke vereniging
cooperatie | cooperative | nl be | Coöperatie; Coöperatie U.A.; Coöperatie W.A.; Coöperatie B.A.; Coöperatieve U.A.; Coöp U.A.; Cooperatief U.A.; Coöperatieve vereniging; Coöperatief; U.A.; Onderlinge waarborgmaatschappij; OWM; Onderlinge
eenmanszaak | sole | nl be sr cw | Eenmanszaak; Zelfstandige; ZZP; Persoonlijke onderneming
vba-aw | limited | aw | VBA; Vennootschap met beperkte aansprakelijkheid; AVV; Aruba Vrijgestelde Vennootschap
se | joint-stock | eu | SE; Societas Europaea; European Company; Europäische Gesellschaft; Société européenne; Società europea; Sociedad europea; Europejska Spółka; Spółka Europejska; Europese vennootschap; Evropská společnost; Sociedade europeia; Europäische Aktiengesellschaft
sce | cooperative | eu | SCE; Societas Cooperativa Europaea; European Cooperative Society; Europäische Genossenschaft; Société coopérative européenne; SCE mbH
eeig | partnership | eu | EEIG; EWIV; GEIE; AEIE; EESV; European Economic Interest Grouping; Europäische wirtschaftliche Interessenvereinigung; Groupement européen d'intérêt économique; Gruppo europeo di interesse economico; Agrupación europea de interés económico; Europees economisch samenwerkingsverband; EOFG
spa | joint-stock | it dz cl sm | SpA; S. p. A.; Società per azioni; Soc. per Azioni; Soc. p. A.; Sociedad por acciones; S.p.A. con socio unico; SpA Unipersonale; S.p.A. a socio unico; S. por A.
srl-uni | limited | it | SRL Unipersonale; S.r.l. a socio unico; S.r.l. con socio unico; S.r.l.u.; S.r.l. con unico socio; Società a responsabilità limitata con socio unico; Società a responsabilità limitata unipersonale; S.r.l. uninominale; S.r.l. a s.u.
srls | limited | it | SRLS; SRL Semplificata; S.r.l.c.r.; Società a responsabilità limitata semplificata; Srl a capitale ridotto; Società a responsabilità limitata a capitale ridotto
sapa | partnership | it | SAPA; Società in accomandita per azioni; Soc. in Acc. per Azioni
accomandita | partnership | it sm | Società in accomandita semplice; Soc. in accomandita semplice; S.acc.s.; & C. SAS; e C. SAS; Soc. in Acc. Semplice
ss | partnership | it br | SS; S/S; Società semplice; Sociedade simples; Società semplice agricola; Sociedade simples limitada; S/S Ltda; S.S. Ltda; Soc. Agr. s.s.
scarl | cooperative | it | SCARL; S.c.a r.l.; SCRL Consortile; S.c. a r.l.; Soc. cons. a r.l.; Società cooperativa a responsabilità limitata; Soc. Coop. a r.l.; Società consortile a responsabilità limitata; Soc. Consortile a r.l.; Scarl Consortile; Soc. Coop. R.L.; Consorzio; Consorzio con attività esterna; Società consortile per azioni; Soc. Cons. p.A.
soc-coop | cooperative | it sm | Società cooperativa; Soc Cooperativa; Società cooperativa agricola; Soc. Coop. Agr.; Società cooperativa sociale; Soc. coop. sociale; Società cooperativa per azioni; Soc. coop. p.a.; Cooperativa sociale; Piccola società cooperativa; Cooperativa a r.l.
ditta-individuale | sole | it | Ditta individuale; Impresa individuale; Ditta; Imprenditore individuale; Impresa familiare
fondazione | foundation | it sm ch | Fondazione; Associazione; ONLUS; Associazione non riconosciuta; Associazione riconosciuta; APS ETS; Ente morale; Ente del terzo settore; ODV; Associazione di promozione sociale; Organizzazione di volontariato; ASD; SSD; Associazione sportiva dilettantistica
ente-pubblico | state | it | Ente pubblico economico; Azienda speciale; Azienda pubblica; Ente pubblico; Azienda municipalizzata; Azienda di Stato; Ente autonomo; Azienda sanitaria locale
sl | limited | es ad gq | SL; Sociedad limitada; S. L.; Soc. Ltda; Soc. Limitada; Societat limitada; Sociedade limitada galega; Sozietate mugatua; Sociedad Ltda; Soc. Lda
slu | limited | es ad br | SLU; Sociedad limitada unipersonal; Sociedade limitada unipessoal; S.L. Unipersonal; Societat limitada unipersonal; Sociedad de responsabilidad limitada unipersonal; SRL Unipersonal; SRLU Unipersonal; S.L. Sociedad Unipersonal
sll | limited | es | SLL; Sociedad limitada laboral; SLNE; Sociedad limitada nueva empresa; Sociedad de responsabilidad limitada laboral; S.L. Laboral; Sdad. Ltda. Laboral
sal-es | joint-stock | es | Sociedad anónima laboral; S.A. Laboral
slp | limited | es | SLP; Sociedad limitada profesional; SLPU; Sociedad civil profesional; SAP Profesional; Sociedad de responsabilidad limitada profesional
sap-es | joint-stock | es | Sociedad anónima profesional
sal | joint-stock | lb es | SAL; Société anonyme libanaise; SAL Offshore; S.A.L. (Offshore); SAL Holding; S.A.L. (Holding); Holding SAL; Offshore SAL; ش.م.ل; شركة مساهمة لبنانية; Lebanese Joint Stock Company
coop-v | cooperative | es | S. Coop.; SCoop; S. Coop. And.; S. Coop. Mad.; S. Coop. V.; Sociedad cooperativa; Soc. Coop. Ltda; SCCL; Societat cooperativa catalana limitada; Sociedad cooperativa andaluza; SCL Cooperativa; Kooperatiba Elkartea; S.Coop.Pequeña; S. Coop. Galega; Coop. V.; SAT; Sociedad agraria de transformación; Soc. Coop. de Crédito
comunidad-bienes | partnership | es | Comunidad de bienes; C.B.; Sociedad colectiva; Herencia yacente; AIE; Agrupación de interés económico; UTE; Unión temporal de empresas; Unión Temporal de Empresas Ley 18/1982; S.R.C.; Sociedad regular colectiva
autonomo | sole | es mx ar uy co ve pe py ec bo | Autónomo; Empresario individual; Persona física; Persona natural; Firma personal; Empresa unipersonal; F.P.; Persona física con actividad empresarial; Comerciante individual; Monotributista; Empresario Unipersonal; Sociedad Unipersonal
fundacion | foundation | es ar bo cl co cr do ec gt hn mx ni pa pe py sv uy ve | Fundación; Asociación; Asociación civil; A.C.; Fundación Privada; Asociación Civil sin Fines de Lucro; ONG; Organización no gubernamental; Fundació; Fundazioa; Corporación sin fines de lucro; Entidad sin ánimo de lucro; ESAL; I.A.P.; Institución de asistencia privada; Fundación de Interés Privado; Asociación de beneficencia privada
entidad-publica | state | es ar bo co cu ec mx pe pt py uy ve | Entidad pública empresarial; Entidade pública empresarial; Empresa pública; E.P.; Empresa del Estado; Empresa estatal; Sociedad del Estado; Empresa Industrial y Comercial del Estado; EICE; Sociedad de economía mixta; Empresa pública estratégica; Empresa municipal; Empresa productiva del Estado; Sociedad estatal; S.M.E.; Unión de Empresas; Ente autárquico; Sociedad anónima mixta; Organismo descentralizado; S.N.C. Banca de Desarrollo; Institución de Banca de Desarrollo; U.E.B.
sad | joint-stock | es | SAD; Sociedad anónima deportiva
sgr | cooperative | es ar | SGR; Sociedad de garantía recíproca; Mutua; Mutualidad; MPS; Mutualidad de previsión social; Mutua de seguros a prima fija; Mutua Colaboradora con la Seguridad Social
sa-de-cv | joint-stock | mx sv hn | SA de CV; Sociedad anónima de capital variable; S. A. de C. V.; SAdeCV; S.A.C.V.; Cía S.A. de C.V.; S.A. DE CAPITAL VARIABLE
sa-de-cv-sofom | joint-stock | mx | SA de CV SOFOM ENR; S.A. de C.V., SOFOM, E.N.R.; SOFOM; SOFOM ENR; SA de CV SOFOM ER; Sociedad financiera de objeto múltiple; SAPI de CV SOFOM ENR; S.A.P.I. de C.V., SOFOM, E.N.R.; SOFOL; SA Institución de Banca Múltiple; S.A., Institución de Banca Múltiple; Institución de Banca Múltiple; Institución de Banca Múltiple Grupo Financiero
sapi-de-cv | joint-stock | mx | SAPI de CV; SAPI; Sociedad anónima promotora de inversión; Sociedad anónima promotora de inversión de capital variable; S.A.P.I.B. de C.V.; SAPIB; Sociedad anónima promotora de inversión bursátil
sab-de-cv | joint-stock | mx | SAB de CV; SAB; Sociedad anónima bursátil; Sociedad anónima bursátil de capital variable
s-de-rl-de-cv | limited | mx | S de RL de CV; Sociedad de responsabilidad limitada de capital variable; SRL de CV; SdeRLdeCV; S de R L de C V; Soc. de R.L. de C.V.; S. R.L. de C.V. MI; S. de R.L.M.I.
s-de-rl | limited | mx hn pa ni | S de RL; S de R L; S. de Resp. Ltda; S. de R. Ltda; SdeRL; Soc. de R.L.
spr-de-rl | cooperative | mx | SPR de RL; SPR de RL de CV; S.P.R. de R.I.; S.P.R. de R.S.; SPR; Sociedad de producción rural; Sociedad de producción rural de responsabilidad limitada; S.S.S.; Sociedad de solidaridad social; SC de RL de CV; SCL de CV; Sociedad cooperativa de responsabilidad limitada; Ejido; S. de P.R. de R.L.
s-en-c | partnership | mx co cl pe ec ar uy ve cr pa hn gt do bo | S. en C.; Sociedad en comandita; Sociedad en comandita simple; S. en C.S.; Sociedad en comandita por acciones; S. en C. por A.; y Cía S. en C.; & Cía S. en C.; y Cía S.C.A.; S. en C.A.; Cía en Comandita; Sociedad Comanditaria; S. en Com.; S.C. por A.; C. por A.; Compañía por acciones; CxA
s-en-nc | partnership | mx cr gt ar es cl co uy ve pe pa hn ni | S. en N.C.; Sociedad en nombre colectivo; S. en N. Colectivo; Sociedad Colectiva Comercial; S. en N.C. de C.V.; Sociedad de Hecho; S.H.; S.deH.; S. de H.
sac | joint-stock | pe | SAC; Sociedad anónima cerrada; S. A. C.; S.A. Cerrada; Soc. Anónima Cerrada; SACS; Sociedad por acciones cerrada simplificada
saa | joint-stock | pe | SAA; Sociedad anónima abierta; S.A. Abierta; S. A. A.; Soc. Anónima Abierta
scrl-pe | limited | pe | S. Civil de R.L.; SCRLtda; S.R.Ltda; Sociedad comercial de responsabilidad limitada; Soc. Com. de Resp. Ltda; S. R. Ltda; SMRL; Sociedad minera de responsabilidad limitada; Sociedad civil de responsabilidad limitada
ltda | limited | br cl co bo ec cr gt hn py uy pt mx sv ni | Ltda; Limitada; Lmtda; Sociedade limitada; Sociedad de Resp Ltda; Sociedade de responsabilidade limitada; Sociedade empresária limitada; Sociedade por quotas de responsabilidade limitada; Ltda. BIC
cia-ltda | limited | ec co br cl bo | Cia Ltda; C. Ltda; Compañía Limitada; Compañía de responsabilidad limitada; & Cía Ltda; y Cía Ltda; y Compañía Limitada; e Cia Ltda; Cialtda; y Compañía Ltda; C.LTDA; Comp. Ltda; Co. Ltda; & Companhia Ltda
ltda-me | limited | br | Ltda ME; Ltda - ME; Ltda EPP; Ltda - EPP; EPP; Empresa de pequeno porte; Microempresa; Eireli ME; Eireli - ME; Eireli EPP; Eireli - EPP; ME
eireli | limited | br | EIRELI; Empresa individual de responsabilidade limitada
mei | sole | br | MEI; Microempreendedor individual; Firma individual; Microempreendedor; Produtor rural; Empresário (Individual)
saf | joint-stock | br | SAF; Sociedade anônima do futebol; Cia Aberta; Companhia aberta; Companhia fechada; S.A. de capital aberto; S/A - Companhia Aberta; Sociedade anônima aberta; Sociedade anônima fechada; Companhia S/A; Cia. S/A; Sociedade de economia mista; S/A - Sociedade de Economia Mista
fundo-br | trust | br pt | FIDC; FIP; FIA; FII; Fundo de investimento; Fundo de investimento em participações; Fundo de investimento imobiliário; Fundo de investimento em direitos creditórios; Fundo de investimento em ações; Fundo de investimento multimercado; FICFIM; Fundo de capital de risco
cooperativa | cooperative | es pt br ar bo cl co cr do ec gt hn mx ni pa pe py sv uy ve | Cooperativa; Cooperativa Limitada; Cooperativa Ltda; Coop. Ltda; Sociedade cooperativa; Cooperativa de Responsabilidad Limitada; R.L.; Coop. R.L.; Cooperativa R.L.; CRL; Cooperativa de responsabilidade limitada; Cooperativa de Trabajo; Cooperativa de Trabajo Asociado; CTA; Cooperativa de Crédito; Coop. de Trabajo Ltda; Precooperativa; Cooperativa Agropecuaria; Cooperativa de Ahorro y Crédito; COOPAC; Cooperativa Agraria; Coop. Agropec.
fundacao | foundation | br pt ao mz cv gw st tl | Fundação; Associação; Associação privada; OSCIP; IPSS; Instituição particular de solidariedade social; Fundação privada; Organização social; Organização da sociedade civil; OSC; Associação sem fins lucrativos; Organização religiosa; Entidade sindical
empresa-publica-pt | state | pt br ao mz cv st | E.M.; Empresa Pública Federal; Autarquia; U.E.E.; Unidade Económica Estatal; Instituto público
lda | limited | pt ao mz cv gw st tl mo | Lda; Sociedade por quotas; Sociedade por Quotas, Lda; & Ca Lda; & Cª Lda; & Companhia Lda; & Filhos Lda; e Filhos Lda; & Irmãos Lda; Ldª; & Ca., Lda.
unipessoal | limited | pt ao mz cv | Unipessoal Lda; Unipessoal, Lda.; Sociedade unipessoal Lda; Sociedade unipessoal por quotas; Unipessoal; Sociedade unipessoal, Lda; Sociedade unipessoal; (SU) Lda; (SU), Lda; SU Lda
sgps | joint-stock | pt | SGPS; SGPS SA; SGPS, S.A.; Sociedade gestora de participações sociais; SGPS Lda; SGPS Unipessoal Lda; Sociedade Gestora de Participações Sociais SA
ace-pt | partnership | pt ao | ACE; Agrupamento complementar de empresas; Sociedade em nome coletivo; Sociedade em comandita; Sociedade em comandita simples; Sociedade em comandita por ações; Sociedade em nome colectivo; Sociedade em conta de participação; Sociedade civil; Consórcio
empresario-pt | sole | pt ao mz cv | Empresário em nome individual; ENI; Comerciante em nome individual; Empresa em nome individual
cia | corporation | br es ar bo cl co cr do ec gt hn mx ni pa pe pt py sv uy ve | Cia; Compañía; Companhia; y Cía; & Cía; e Cia; y Compañía; & Companhia; e Companhia; Comp.ª; Cª; Cías; Companyia
ca | joint-stock | ve ec do | CA; Compañía anónima; C. A.; Cía Anónima; Cía C.A.; Compañía Anónima Nacional
saci | joint-stock | ar py uy cl | SACI; SAIC; SACIF; SAICF; SAICyF; SACIyF; SACIFIA; SACIFI; SAICFI; SACIyA; SACIA; SAIyC; SACeI; S.A.C. e I.; S.A.I. y C.; S.A.C.I. y F.; S.A.C.I.F. y A.; SACIFyA; SAIF; SACA; SAECA; Sociedad anónima emisora de capital abierto; S.A.C.I.I.; SACIIF; S.A.I.C. y F.; S.A. Comercial e Industrial; Sociedad Anónima Comercial e Industrial; S.A.A.C.I.; SACIM
sociedades-ar | joint-stock | ar | S.A.P.E.M.; Sociedad anónima con participación estatal mayoritaria; S.A.I.; S.C. e I.; SCeI; S.A.F.I.; Sociedad anónima financiera de inversión; Sociedad Anónima Financiera
esp | joint-stock | co | ESP; S.A. E.S.P.; SAS ESP; Empresa de servicios públicos; EIS; S.A. E.S.P. BIC; Empresa de servicios públicos domiciliarios; Empresa Asociativa de Trabajo; EAT; CI SA; CI SAS; Comercializadora Internacional; Ltda ESP; CI Ltda
spa-cl | joint-stock | cl | Sociedad Contractual Minera; Sociedad Legal Minera; SLM; Sociedad Concesionaria SA
sp-zoo | limited | pl | Sp. z o.o.; Sp zoo; Spzoo; Sp z o o; Spółka z ograniczoną odpowiedzialnością; Spolka z ograniczona odpowiedzialnoscia; Spółka z o.o.; Spolka z o.o.; Spółka z ogr. odp.; Spolka z ogr. odp.; Spółka zoo; Spolka zoo; S-ka z o.o.; Ska z o.o.; z o.o.; Sp. z o.o. w likwidacji; Sp. z o.o. w upadłości
sp-zoo-sp-k | partnership | pl | Sp. z o.o. Sp. k.; Sp zoo sp k; Sp. z o.o. Sp.k; Sp zoo spk; Spółka z ograniczoną odpowiedzialnością spółka komandytowa; Spolka z ograniczona odpowiedzialnoscia spolka komandytowa; Sp. z o.o. spółka komandytowa; Sp. z o.o. spolka komandytowa; Spółka z o.o. Sp. k.; Spolka z o.o. sp. k.; Sp. z o.o. S.K.; Sp. z o.o. S.K.A.; Sp. z o.o. i Wspólnicy Sp. k.; Sp. z o.o. Sp. komandytowa
sp-k | partnership | pl | Sp. k.; Sp.k.; Sp. kom.; Sp. komand.; Spółka komandytowa; Spolka komandytowa; S.K.; S-ka komandytowa; Sp. komandytowa
sp-j | partnership | pl | Sp. j.; Sp.j.; Sp. jawna; Spółka jawna; Spolka jawna; S.J.; S-ka jawna
ska | partnership | pl | SKA; Spółka komandytowo-akcyjna; Spolka komandytowo-akcyjna; Sp. kom.-akc.
sp-p | partnership | pl | Sp. p.; Sp.p.; Spółka partnerska; Spolka partnerska; Sp. partnerska
psa-pl | joint-stock | pl | PSA; Prosta spółka akcyjna; Prosta spolka akcyjna
jdg | sole | pl | JDG; Jednoosobowa działalność gospodarcza; Jednoosobowa dzialalnosc gospodarcza; PHU; PPHU; PPUH; FHU; PUH; Firma Handlowo-Usługowa; Przedsiębiorstwo Handlowo-Usługowe; Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe; Firma Handlowa; PHUP; Przedsiębiorstwo Wielobranżowe; Indywidualna działalność gospodarcza; Przedsiębiorstwo Handlowe
pp-pl | state | pl | Przedsiębiorstwo państwowe; Instytut badawczy; Samodzielny publiczny zakład opieki zdrowotnej; SPZOZ
spoldzielnia | cooperative | pl | Spółdzielnia; Spoldzielnia; Spółdzielnia pracy; Spoldzielnia pracy; Spółdzielnia mleczarska; Spółdzielnia mieszkaniowa; Spółdz.; Sp-nia; Gminna Spółdzielnia
fundacja | foundation | pl | Fundacja; Stowarzyszenie; Stowarzyszenie zarejestrowane; Fundacja rodzinna
sro | limited | cz sk | s.r.o.; s. r. o.; spol. s r.o.; spol s r o; spol. s.r.o.; společnost s ručením omezeným; spoločnosť s ručením obmedzeným; spol. s ruč. om.; společnost s r.o.; spoločnosť s r.o.; s.r.o. v likvidaci; s.r.o. v likvidácii; s.r.o. v konkurze
as | joint-stock | no dk tr cz sk ee lv | AS; A/S; A. S.; Aksjeselskap; Aktieselskab; Anonim Şirketi; Anonim Ortaklığı; Anonim Ortakligi; Anonim Şti; akciová společnost; akciová spoločnosť; akc. spol.; aktsiaselts; akciju sabiedrība; akc. společnost; San. ve Tic. A.Ş.; Sanayi ve Ticaret A.Ş.; Sanayi ve Ticaret Anonim Şirketi; San. Tic. A.Ş.; Tic. A.Ş.; Tic. ve San. A.Ş.; Ticaret ve Sanayi A.Ş.; Sanayi A.Ş.; Ticaret A.Ş.; Ticaret Anonim Şirketi; Sanayii ve Ticaret A.Ş.; San. A.Ş.; ve Tic. A.Ş.; Holding A.Ş.; ve Ticaret A.Ş.; Ticaret ve Sanayi Anonim Şirketi; Aktsia Selts; a.s. v likvidaci; Sanayi Anonim Şirketi
vos | partnership | cz sk | v.o.s.; veřejná obchodní společnost; verejná obchodná spoločnosť; ver. obch. spol.; v. o. s.
ks | partnership | cz sk no dk lv is | k.s.; K/S; komanditní společnost; komanditná spoločnosť; kommandittselskap; kommanditselskab; komandītsabiedrība; kom. spol.; k. s.
zs-cz | foundation | cz sk | zapsaný spolek; spolek; z.s.; o.p.s.; obecně prospěšná společnost; zapsaný ústav; z.ú.; nadace; nadační fond; občianske združenie; o.z.; nadácia; občanské sdružení; nezisková organizácia; záujmové združenie právnických osôb; neinvestičný fond
druzstvo | cooperative | cz sk | družstvo; výrobní družstvo; zemědělské družstvo; poľnohospodárske družstvo; bytové družstvo; roľnícke družstvo; spotřební družstvo; obchodní družstvo; spotrebné družstvo; výrobné družstvo
sp-state-cz | state | cz sk | státní podnik; štátny podnik; příspěvková organizace; národní podnik; rozpočtová organizácia; příspěvková org.; verejnoprávna inštitúcia; koncernový podnik; oborový podnik
jsa-sk | joint-stock | sk | j.s.a.; jednoduchá spoločnosť na akcie; jednoducha spol. na akcie; j. s. a.
zivnostnik | sole | cz sk | živnostník; fyzická osoba podnikající; OSVČ; fyzická osoba - podnikateľ; samostatne hospodáriaci roľník; SHR; zemědělský podnikatel; fyzická osoba; SZČO
kft | limited | hu | Kft; Korlátolt felelősségű társaság; Nonprofit Kft; Nkft; Korlátolt Felelősségű; Közhasznú Nonprofit Kft; Nonprofit Korlátolt Felelősségű Társaság; Kft. f.a.; Kft. v.a.; Kereskedelmi Kft; Kereskedelmi és Szolgáltató Kft; Kereskedelmi és Szolgáltató Korlátolt Felelősségű Társaság; Ker. Kft; Khszt. Kft; Ker. és Szolg. Kft
zrt | joint-stock | hu | Zrt; Zártkörűen működő részvénytársaság; Zártkörű részvénytársaság; Zártkörűen Működő Rt; Nonprofit Zrt; Zártkörűen Működő Nonprofit Részvénytársaság
nyrt | joint-stock | hu | Nyrt; Nyilvánosan működő részvénytársaság; Nyilvánosan Működő Rt
rt | joint-stock | hu | Rt; Részvénytársaság
bt | partnership | hu | Bt; Betéti társaság; Kereskedelmi Bt; Kereskedelmi és Szolgáltató Bt; Kereskedelmi és Szolgáltató Betéti Társaság
kkt | partnership | hu | Kkt; Közkereseti társaság; GMK; gazdasági munkaközösség; polgári jogi társaság
egyeni-ceg | sole | hu | Egyéni cég; E.C.; Egyéni vállalkozó; őstermelő
szovetkezet | cooperative | hu | Szövetkezet; Takarékszövetkezet; Termelőszövetkezet; Mezőgazdasági Szövetkezet; MTSZ; Ipari Szövetkezet; Szociális Szövetkezet
alapitvany | foundation | hu | Alapítvány; Egyesület; Közalapítvány; Közhasznú Alapítvány; Közhasznú Egyesület
allami-vallalat | state | hu | Állami vállalat; Állami Gazdaság; Külkereskedelmi Vállalat; Tanácsi Vállalat
ra-ro | state | ro md | Regie autonomă; R.A.; Întreprinderea de Stat; Întreprindere de stat; Companie națională; Compania Națională; Societate Națională; Regia Autonomă; Întreprinderea Municipală; Î.M.; Institutul Național de Cercetare; INCD; Societatea Națională; Compania Nationala S.A.
pfa | sole | ro md | PFA; Persoană fizică autorizată; Intreprindere familiala; Gospodăria țărănească; G.Ț.; Persoana Fizica Autorizata PFA; A.F.; Asociație familială; Titularul de Patentă
ii | sole | ro md lt | ÎI; Întreprindere individuală; Individuali įmonė; Întreprinderea individuală; Î. I.; Individualioji įmonė; A.Į.; Personalinė įmonė
srl-d | limited | ro | SRL-D; SRL-D Debutant; SRL D; Societate cu răspundere limitată debutant
sc-srl | limited | ro | SC SRL; Societate comercială; Societatea Comercială
asociatie-ro | foundation | ro md | Asociație; Asociația; Fundație; Fundația; Asociația Obștească; Organizație neguvernamentală
coop-ro | cooperative | ro md | Societate cooperativă; Societate agricolă; Cooperativă agricolă; Cooperativa de credit; Soc. Coop. Meșteșugărească; Coop. Agricolă; Cooperativa de producție
ad | joint-stock | bg rs me ba mk | AD; АД; Акционерно дружество; Aktsionerno druzhestvo; Акционарско друштво; Akcionarsko društvo; Akcionersko društvo; Акционерско друштво; Aktsionersko drustvo; a. d.; Deoničarsko društvo
ead | joint-stock | bg | EAD; ЕАД; Еднолично акционерно дружество; Ednolichno aktsionerno druzhestvo; Single Member Joint Stock Company; ADSIC; АДСИЦ; Акционерно дружество със специална инвестиционна цел; Solely Owned Joint Stock Company
ood | limited | bg | OOD; ООД; Дружество с ограничена отговорност; Druzhestvo s ogranichena otgovornost; Druzestvo s ogranicena otgovornost
eood | limited | bg | EOOD; ЕООД; Еднолично дружество с ограничена отговорност; Ednolichno druzhestvo s ogranichena otgovornost; Single Member Limited Liability Company
et-bg | sole | bg | ET; ЕТ; Едноличен търговец; Ednolichen targovets; Ednolichen turgovets; Ednoličen tărgovec
sd-bg | partnership | bg | SD; СД; Събирателно дружество; Sabiratelno druzhestvo; Subiratelno druzhestvo; KDA; КДА; Командитно дружество с акции; Komanditno druzhestvo s aktsii; ДЗЗД; DZZD; Дружество по ЗЗД; Druzhestvo po ZZD; Гражданско дружество
kd | partnership | bg hr si rs me ba mk | KD; КД; Командитно дружество; Komanditno društvo; Komanditna družba; Komanditno druzhestvo; Командитно друштво
dp-bg | state | bg | Държавно предприятие; Darzhavno predpriyatie; Общинско предприятие; Държавна фирма
fondatsiya-bg | foundation | bg | Фондация; Fondatsiya; Сдружение; Sdruzhenie; ЮЛНЦ; Читалище; Сдружение с нестопанска цел
kooperatsiya-bg | cooperative | bg | Кооперация; Kooperatsiya; Потребителна кооперация; Земеделска кооперация; ППК
doo | limited | hr si rs ba me mk xk | d.o.o.; ДОО; d. o. o.; Društvo s ograničenom odgovornošću; Družba z omejeno odgovornostjo; Društvo sa ograničenom odgovornošću; Друштво са ограниченом одговорношћу; Друштво со ограничена одговорност; Drushtvo so ogranichena odgovornost; Društvo ograničene odgovornosti; Друштво ограничене одговорности; d.o.o. u stečaju; d.o.o. v stečaju; d.o.o. u likvidaciji
jdoo | limited | hr | j.d.o.o.; Jednostavno društvo s ograničenom odgovornošću; j. d. o. o.
dooel | limited | mk | DOOEL; ДООЕЛ; Друштво со ограничена одговорност на едно лице; Drushtvo so ogranichena odgovornost na edno lice; ДООЕЛ увоз-извоз; DOOEL uvoz-izvoz; DOOEL export-import; Drustvo so ogranicena odgovornost na edno lice
dd | joint-stock | hr si ba | d.d.; Dioničko društvo; Delniška družba; Дионичко друштво; d. d.; d.d. u stečaju
dno | partnership | si | d.n.o.; Družba z neomejeno odgovornostjo; k.d.d.; Komanditna delniška družba; d. n. o.; Tiha družba
jtd | partnership | hr mk | j.t.d.; Javno trgovačko društvo; Јавно трговско друштво; ЈТД; G.I.U.; Gospodarsko interesno udruženje; Javno trgovsko drushtvo
ortacko | partnership | rs me ba | Ortačko društvo; Ортачко друштво; o.d.; Društvo sa neograničenom solidarnom odgovornošću; О.Д.
preduzetnik | sole | rs me ba xk | Preduzetnik; Предузетник; PR; ПР; SZR; СЗР; STR; СТР; SZTR; СЗТР; SUR; Samostalna zanatska radnja; Samostalna trgovinska radnja; Samostalni preduzetnik; Самостална трговинска радња; Самостална занатска радња; Trgovinska radnja; Samostalni poduzetnik; СТУР; SUTR; Preduzetnička radnja; STUR
obrt | sole | hr ba | Obrt; Zajednički obrt; OPG; Obiteljsko poljoprivredno gospodarstvo; Trgovački obrt; Uslužni obrt
sp | sole | si ba cz sk | s.p.; Samostojni podjetnik; Samostojni podjetnik posameznik; s. p.; Podjetnik
jp | state | rs me hr ba mk si xk | JP; ЈП; Javno preduzeće; Јавно предузеће; Javno poduzeće; JKP; ЈКП; Javno komunalno preduzeće; Јавно комунално предузеће; Јавно претпријатие; Javno pretprijatie; Javno podjetje; Društveno preduzeće; Javna ustanova; J.U.; Друштвено предузеће; Državno preduzeće; Javni zavod; Javno podjetje d.o.o.; JVP; ЈВП; Ndërmarrja Publike; Јавна установа; Radna organizacija
udruzenje | foundation | rs me hr ba mk si | Udruženje; Удружење; Udruga; Zaklada; Fondacija; Фондација; Здружение; Društvo; Ustanova; Задужбина; Zadužbina; Здружение на граѓани; Ustanova za obrazovanje; Установа
zadruga | cooperative | rs me hr ba mk si | Zadruga; Задруга; Z.Z.; Zemljoradnička zadruga; Земљорадничка задруга; z.b.o.; zadruga z omejeno odgovornostjo; Poljoprivredna zadruga; Kmetijska zadruga; Kmetijska zadruga z.o.o.; O.Z.Z.; ЗЗ; Omladinska zadruga; Stambena zadruga; Kmečka zadruga; zadruga z.o.o.; Задруга со ограничена одговорност
shpk | limited | al xk | Sh.p.k.; Shoqëri me përgjegjësi të kufizuar; Sh. p. k.; Shoqëria me përgjegjësi të kufizuar; Sh.P.K. - L.L.C.; L.L.C. - Sh.P.K.
sha | joint-stock | al xk | Sh.a.; Shoqëri aksionare; Sh. a.; Shoqëria aksionare; Shoqeria aksionere; Sh.A. - J.S.C.
biznes-individual | sole | al xk | Person fizik; Biznes individual; B.I.; Tregtar individual; Ndërmarrje individuale; NTP; NTSH; Ndërmarrja Tregtare; P.F.; Ndermarrje Tregtare Private; N.Sh.; Nderrmarrje Individuale; DPZ
shoqata-al | foundation | al xk | Shoqata; Fondacioni; O.J.Q.
shk-al | partnership | al xk | Shoqëri komandite; Sh.k.; Shoqëri kolektive
ae | joint-stock | gr cy | AE; ΑΕ; Ανώνυμη Εταιρεία; Ανώνυμος Εταιρεία; Ανώνυμη Εταιρία; Anonymi Etaireia; Anonimi Eteria; Anonymos Etaireia; Anonimos Eteria; Α. Ε.; AEVE; ABEE; AEBE; ΑΕΒΕ; ΑΒΕΕ; AVEE; Ανώνυμη Βιομηχανική και Εμπορική Εταιρεία; Ανώνυμη Εμπορική και Βιομηχανική Εταιρεία; ΑΕΕ; A.E.E.; ΑΒΕΤΕ; AVETE; Anonymi Eteria; ΑΤΕ; ATE; Ανώνυμη Τεχνική Εταιρεία; Μονοπρόσωπη ΑΕ; Monoprosopi AE; Monoprosopi SA; ΜΑΕ; Μονοπρόσωπη Ανώνυμη Εταιρεία; ΑΕΤΕ; ΑΞΤΕ; AXTE; AEGA; ΑΕΓΑ; ΕΑΕ; AEPEY; ΑΕΠΕΥ
epe | limited | gr cy | EPE; ΕΠΕ; Εταιρεία Περιορισμένης Ευθύνης; Εταιρία Περιορισμένης Ευθύνης; Etaireia Periorismenis Efthynis; Eteria Periorismenis Efthinis; Μονοπρόσωπη ΕΠΕ; Monoprosopi EPE; ΜΕΠΕ; MEPE; Μονοπρόσωπη Εταιρεία Περιορισμένης Ευθύνης; Etairia Periorismenis Euthinis
ike | limited | gr | IKE; ΙΚΕ; Ιδιωτική Κεφαλαιουχική Εταιρεία; Idiotiki Kefalaiouchiki Etaireia; Idiotiki Kefaleouchiki Eteria; Private Capital Company; Μονοπρόσωπη ΙΚΕ; Monoprosopi IKE; IKE Monoprosopi; MIKE Monoprosopi; Ιδιωτική Κεφαλαιουχική Εταιρία; Single Member P.C.; Single Member Private Company; Μονοπρόσωπη Ιδιωτική Κεφαλαιουχική Εταιρεία
oe | partnership | gr | OE; ΟΕ; Ομόρρυθμη Εταιρεία; Ομόρρυθμος Εταιρεία; Omorrythmi Etaireia; Omorrithmi Eteria; Ομόρρυθμη Εταιρία; & ΣΙΑ ΟΕ; & SIA OE; ΚΑΙ ΣΙΑ ΟΕ; KAI SIA OE; & ΣΙΑ
ee | partnership | gr | EE; ΕΕ; Ετερόρρυθμη Εταιρεία; Ετερόρρυθμος Εταιρεία; Eterorrythmi Etaireia; Eterorrithmi Eteria; Ετερόρρυθμη Εταιρία; & ΣΙΑ ΕΕ; & SIA EE; ΚΑΙ ΣΙΑ ΕΕ; KAI SIA EE
naftiki | limited | gr | Ναυτική Εταιρεία; Naftiki Etaireia; Naftiki Eteria; Ν.Ε.; ΝΕΠΑ; N.E.P.A.; Ναυτιλιακή Εταιρεία; Ναυτική Εταιρεία Πλοίων Αναψυχής; Naftiliaki Etaireia; Special Maritime Enterprise; Κοινοπραξία; Koinopraxia; Kinopraxia; Κ/Ξ; K/X
ltd-el | limited | cy gr | ΛΤΔ; Λίμιτεδ; Εταιρεία Λτδ; Δημόσια Εταιρεία Λτδ; Δημόσια Λτδ; Ιδιωτική Εταιρεία Περιορισμένης Ευθύνης με Μετοχές; Λίμιτετ; ΔΗΜΟΣΙΑ ΕΤΑΙΡΕΙΑ ΛΙΜΙΤΕΔ; Εταιρία Λίμιτεδ
atomiki-gr | sole | gr cy | Ατομική Επιχείρηση; Atomiki Epicheirisi; Atomiki Epihirisi; Ελεύθερος Επαγγελματίας; Κοινωνία Αστικού Δικαίου
synetairismos | cooperative | gr cy | Συνεταιρισμός; Synetairismos; Sineterismos; Αγροτικός Συνεταιρισμός; ΣΥΝ.Π.Ε.; SYN.P.E.; ΚΟΙΝΣΕΠ; KOINSEP; Συνεταιρισμός Περιορισμένης Ευθύνης; Agrotikos Synetairismos; Ένωση Αγροτικών Συνεταιρισμών
somateio-gr | foundation | gr cy | Σωματείο; Ίδρυμα; Idryma; Somateio; Αστική Μη Κερδοσκοπική Εταιρεία; ΑΜΚΕ; AMKE; ΝΠΙΔ; Αστική Εταιρεία; Σύλλογος; Μ.Κ.Ο.
deko-gr | state | gr cy | ΔΕΚΟ; ΔΕΥΑ; ΝΠΔΔ; Κοινωφελής Επιχείρηση
ltd-sti | limited | tr | Ltd. Şti.; Limited Şirketi; Ltd. Şirketi; Limited Şti.; LTDŞTİ; San. ve Tic. Ltd. Şti.; San. Tic. Ltd. Şti.; Sanayi ve Ticaret Limited Şirketi; Sanayi ve Ticaret Ltd. Şti.; Sanayi Ticaret Limited Şirketi; Ticaret Limited Şirketi; Ticaret Ltd. Şti.; Tic. Ltd. Şti.; Tic. ve San. Ltd. Şti.; Ticaret ve Sanayi Limited Şirketi; Ticaret ve Sanayi Ltd. Şti.; Dış Tic. Ltd. Şti.; Dis Tic Ltd Sti; Dış Ticaret Limited Şirketi; Dis Ticaret Limited Sirketi; İth. İhr. Ltd. Şti.; İthalat İhracat Limited Şirketi; San. Ltd. Şti.; Sanayi Ltd. Şti.; Sanayii ve Ticaret Limited Şirketi; Paz. Ltd. Şti.; Pazarlama Limited Şirketi; ve Tic. Ltd. Şti.; ve Ticaret Limited Şirketi
tas | joint-stock | tr | TAŞ; TAO; Türk Anonim Şirketi; Türk Anonim Ortaklığı; Türkiye Anonim Şirketi
koll-sti | partnership | tr | Koll. Şti.; Kollektif Şirketi; Kollektif Şirket; Kolektif Şirketi; Kol. Şti.; Ortakları Kollektif Şirketi; ve Ortakları Koll. Şti.
kom-sti | partnership | tr | Kom. Şti.; Komandit Şirketi; Komandit Şirket; Adi Komandit Şirketi; Adi Ortaklık; Adi Ortaklığı; Adi Ortakligi; İş Ortaklığı; Is Ortakligi; Ortak Girişimi
sirketi | corporation | tr | Şirketi; Şirket; Sti
kooperatifi | cooperative | tr | Kooperatifi; Kooperatif; Koop.Şti; Yapı Kooperatifi; Konut Yapı Kooperatifi; Sınırlı Sorumlu; Tarım Kredi Kooperatifi; Kooperatifi Birliği; Tarım Satış Kooperatifi; Sinirli Sorumlu
vakfi | foundation | tr | Vakfı; Vakıf; Vakfi; Derneği; Dernek; İktisadi İşletmesi; Vakfı İktisadi İşletmesi; Derneği İktisadi İşletmesi
sahis-tr | sole | tr | Şahıs Şirketi; Sahis Sirketi; Şahıs Firması; Sahis Firmasi; Gerçek Kişi; Ticari İşletme; Şahıs İşletmesi
kit-tr | state | tr | Kamu İktisadi Teşebbüsü; İktisadi Devlet Teşekkülü; KİT; Kamu İktisadi Kuruluşu; İktisadi Kamu Kuruluşu; Döner Sermaye İşletmesi
ab | joint-stock | se fi lt | AB; Aktiebolag; Aktiebolaget; A/B; Akcinė bendrovė; Privat aktiebolag; A. B.; Akcinė b-vė
ab-publ | joint-stock | se fi | AB (publ); AB publ; Abp; Publikt aktiebolag; Aktiebolag (publ); publ; (publ); Publ AB; Aktiebolaget (publ); Försäkringsaktiebolag; Bankaktiebolag; Försäkrings AB; Bank AB
hb | partnership | se fi | HB; Handelsbolag; Handelsbolaget; H/B; Enkelt bolag; Öppet bolag; Öppna bolaget
kb | partnership | se fi | KB; Kommanditbolag; Kommanditbolaget; K/B; Kb i likvidation
ek-for | cooperative | se fi | Ek. för.; Ekonomisk förening; Ekonomiska föreningen; ek.för.; Bostadsrättsförening; Brf; Bostadsrättsföreningen; Andelslag; Andelslaget; Kooperativ förening; Ömsesidigt försäkringsbolag; Sambruksförening; Ekon för; Kooperativ hyresrättsförening
enskild-firma | sole | se fi | Enskild firma; Enskild näringsidkare; Enskild näringsverksamhet; Enskild näringsidkare firma; E.F.
stiftelse | foundation | se no dk fi | Stiftelse; Stiftelsen; Fond; Fonden; Fondet; Ideell förening; Ideella föreningen; Legat; Selvejende institution; Erhvervsdrivende fond; Den selvejende institution; S/I; Næringsdrivende stiftelse; Registrerad förening; Insamlingsstiftelse; Forening; Föreningen; Idrettslag; rf
oy | limited | fi | Oy; Osakeyhtiö; Oy Ab; Ab Oy; Oy - Ab; Oy/Ab; OyAb; Yksityinen osakeyhtiö; Oy Ltd; Ltd Oy; Oy Limited; Asunto Oy; As. Oy; Kiinteistö Oy; Koy; Bostads Ab; Asunto-osakeyhtiö; Kiinteistöosakeyhtiö
oyj | joint-stock | fi | Oyj; Julkinen osakeyhtiö; Oyj Abp; Oyj Plc; Vakuutusosakeyhtiö; Pankki Oyj; Abp Oyj; Julkinen Oy
ky | partnership | fi | Ky; Kommandiittiyhtiö; Avoin yhtiö; Ay; Av. yhtiö
tmi | sole | fi | Tmi; Toiminimi; T:mi; Yksityinen elinkeinonharjoittaja; F:ma; Yksityinen toiminimi; Fma
osk | cooperative | fi | Osk; Osuuskunta; Anl; Osuuspankki; Vakuutusyhdistys; Keskinäinen vakuutusyhtiö
ry | foundation | fi | ry; Rekisteröity yhdistys; Säätiö; sr; Säätiö sr; Yhdistys; Yhdistys ry; säätiö rs; ry - rf; Stiftelse sr; Rekisteröity säätiö
aps | limited | dk gl fo | ApS; Anpartsselskab; Anpartsselskabet; A/P/S; ApS under frivillig likvidation; ApS under konkurs; Smba; Selskab med begrænset ansvar; Selskab med begraenset ansvar; Iværksætterselskab; IVS; Ivaerksaetterselskab
ps-dk | partnership | dk | P/S; Partnerselskab; Kommanditaktieselskab; PartnerSelskabet; Partner-selskab; K/A/S
is-dk | partnership | dk no | I/S; Interessentskab; Interessentskabet; IS; Partrederi; Partsrederi; Partrederiet; Interessentselskap; Indre selskap
amba | cooperative | dk | A.m.b.a.; Andelsselskab med begrænset ansvar; Andelsselskab; F.m.b.a.; Forening med begrænset ansvar; Andelsselskab med begraenset ansvar; Andelsforening; Brugsforening; A/B Andelsboligforening; Andelsboligforening; G/S Gensidigt selskab; Gensidigt forsikringsselskab; G/S; Andelskasse; Sparekasse; Forsyningsselskab
enkeltmand | sole | dk no | Enkeltmandsvirksomhed; Personligt ejet mindre virksomhed; PMV; Enkeltpersonforetak; ENK; Enkeltmandsfirma; Enkeltmannsforetak
pf-fo | joint-stock | fo | P/F; Partafelag; Partafelagið; Sp/f; Smápartafelag; Ánpartafelag; Íognarfelag; I/F
asa | joint-stock | no | ASA; Allmennaksjeselskap; Almennaksjeselskap; Allment aksjeselskap; Allmenn-aksjeselskap
ans | partnership | no | ANS; Ansvarlig selskap; Ansvarleg selskap; DA; Delt ansvar; Ansvarlig selskap med delt ansvar; Selskap med delt ansvar; Ansvarlig selskap med solidarisk ansvar
samvirke-no | cooperative | no | Samvirkeforetak; Borettslag; BRL; Andelslag BA; Boligbyggelag; BBL; Selskap med begrenset ansvar; Begrenset ansvar; Gjensidig forsikringsselskap; Samvirkeføretak; Samvirkelag; Burettslag
sf-no | state | no dk se | Statsforetak; Helseforetak; IKS; Interkommunalt selskap; KF; Kommunalt foretak; FKF; Fylkeskommunalt foretak; RHF; Regionalt helseforetak; Særlovselskap; Statligt affärsverk; Affärsverk; Statsaktiebolag; Kommunalförbund; Interkommunalt fællesskab; Statsføretak; Selvstendig offentlig virksomhed; SOV; Føretak
ehf | limited | is | ehf; Einkahlutafélag; slhf; Samlagshlutafélag; ses.; ehf. í slitum
hf | joint-stock | is | hf.; Hlutafélag; ohf; Opinbert hlutafélag
sf-is | partnership | is | sf; Sameignarfélag; slf; Samlagsfélag
svf | cooperative | is | svf; Samvinnufélag; Sparisjóður; bs.; Byggðasamlag; Kaupfélag; hsf; Húsnæðissamvinnufélag
einstaklings-is | sole | is | Einstaklingsfyrirtæki
sjalfseignarstofnun | foundation | is | félagasamtök; Sjálfseignarstofnun; húsfélag
ou | limited | ee | OÜ; Osaühing; O. Ü.; osaühingu; Ltd OÜ; OÜ Ltd; Osaühing Ltd
tu-ee | partnership | ee | TÜ; Täisühing; UÜ; Usaldusühing
tulundusuhistu | cooperative | ee | Tulundusühistu; HÜ; Hooneühistu; KÜ; Korteriühistu; Hoiu-laenuühistu
fie | sole | ee | FIE; Füüsilisest isikust ettevõtja
mtu | foundation | ee | MTÜ; Mittetulundusühing; Sihtasutus; Riigi Tulundusasutus
sia | limited | lv | SIA; Sabiedrība ar ierobežotu atbildību; Sab. ar ierob. atb.; SIA Ltd; Ltd SIA; Mazkapitāla SIA
ps-lv | partnership | lv | PS; Pilnsabiedrība; Līgumsabiedrība; Personālsabiedrība
ik-lv | sole | lv | IK; Individuālais komersants; Z/S; Zemnieku saimniecība; Individuālais uzņēmums; IU; Zvejnieku saimniecība; ZvS; Ģimenes uzņēmums; IND. KOM.
vas-lv | state | lv | VAS; Valsts akciju sabiedrība; VSIA; Valsts sabiedrība ar ierobežotu atbildību; PSIA; Pašvaldības SIA; Pašvaldības sabiedrība ar ierobežotu atbildību; Valsts uzņēmums; Valsts SIA; Pašvaldības uzņēmums; Valsts a/s; PAS
biedriba | foundation | lv | Biedrība; Nodibinājums; Sabiedriskā organizācija
kooperativa-lv | cooperative | lv | Kooperatīvā sabiedrība; LPKS; Lauksaimniecības pakalpojumu kooperatīvā sabiedrība; DZĪKS; DzKS; Krājaizdevu sabiedrība; KKS
uab | limited | lt | UAB; Uždaroji akcinė bendrovė; Uždara akcinė bendrovė; UAB Ltd; Uždaroji akcinė b-vė; UADBB; Uždaroji akcinė draudimo brokerių bendrovė; Uždaroji AB
mb | limited | lt | MB; Mažoji bendrija
tub | partnership | lt | TŪB; KŪB; Tikroji ūkinė bendrija; Komanditinė ūkinė bendrija; Ūkinė bendrija
vi-lt | state | lt | VĮ; Valstybės įmonė; Savivaldybės įmonė; SĮ; Biudžetinė įstaiga; Valstybinė įmonė
vsi | foundation | lt | VšĮ; Viešoji įstaiga; Asociacija; Labdaros ir paramos fondas; Visuomeninė organizacija; Labdaros fondas; Paramos fondas; Viesoji Istaiga VsI
zub | cooperative | lt | ŽŪB; Žemės ūkio bendrovė; Kooperatyvas; Kooperatinė bendrovė; ŽŪK; Žemės ūkio kooperatyvas; Kredito unija; Ūkininko ūkis; ŽŪKB
ooo | limited | ru by kg uz tj tm md | OOO; ООО; Общество с ограниченной ответственностью; Obshchestvo s ogranichennoi otvetstvennostyu; Obshchestvo s ogranichennoy otvetstvennostyu; Obshchestvo s ogranichennoy otvetstvennost'yu; Obshchestvo s ogranichennoj otvetstvennostyu; Obschestvo s ogranichennoy otvetstvennostyu; Obschestvo s ogranichennoi otvetstvennostju; Obsestvo s ogranicennoj otvetstvennostu; Obshestvo s ogranichennoy otvetstvennostyu; Obshchestvo s Ogranichennoy Otvetstvennostiu; Obshchestvo s Ogranichennoi Otvetstvennostiu; Obshchestva S Ogranichennoi Otvetstvennostyu; Об-во с огр. отв.; Общество с ограниченной отв-ю; Общество с огр. ответственностью; Obschestvo s Ogranichennoi Otvetstvennostyu
odo | limited | ru by | ODO; ОДО; Общество с дополнительной ответственностью; Obshchestvo s dopolnitelnoi otvetstvennostyu; Obshchestvo s dopolnitelnoy otvetstvennostyu; Additional Liability Company; Company with Additional Liability; ALC
oao | joint-stock | ru by kz kg tj uz tm | OAO; ОАО; Открытое акционерное общество; Otkrytoe aktsionernoe obshchestvo; Otkrytoye aktsionernoye obshchestvo; Otkrytoe aktsionernoe obschestvo; Otkrytoje aktsionernoje obshchestvo; Otkrytoe akcionernoe obscestvo; AOOT; АООТ; Акционерное общество открытого типа; Aktsionernoe obshchestvo otkrytogo tipa; Открытое АО; Aktsionernoye obshchestvo otkrytogo tipa; ОАО АКБ
zao | joint-stock | ru by kz kg tj uz tm | ZAO; ЗАО; Закрытое акционерное общество; Zakrytoe aktsionernoe obshchestvo; Zakrytoye aktsionernoye obshchestvo; Zakrytoe aktsionernoe obschestvo; Zakrytoe akcionernoe obscestvo; AOZT; АОЗТ; Акционерное общество закрытого типа; Aktsionernoe obshchestvo zakrytogo tipa; Aktsionernoye obshchestvo zakrytogo tipa; Закрытое АО
pao | joint-stock | ru | PAO; ПАО; Публичное акционерное общество; Publichnoe aktsionernoe obshchestvo; Publichnoye aktsionernoye obshchestvo; Publichnoe aktsionernoe obschestvo; Publicnoe akcionernoe obscestvo; ПАО АКБ; PAO AKB; Публичное АО
ao | joint-stock | ru kz kg md by | AO; АО; Акционерное общество; Aktsionernoe obshchestvo; Aktsionernoye obshchestvo; Aktsionernoe obschestvo; Akcionernoe obscestvo; АО КБ; А/О; A/O
nao | joint-stock | ru | NAO; НАО; Непубличное акционерное общество; Nepublichnoe aktsionernoe obshchestvo; Nepublichnoye aktsionernoye obshchestvo; Non-Public Joint Stock Company; NPJSC; NJSC; Non-Public Joint-Stock Company; Nonpublic Joint Stock Company
akb | joint-stock | ru uz ua | AKB; АКБ; Акционерный коммерческий банк; Aktsionernyi kommercheskii bank; Aktsionerny kommerchesky bank; Joint Stock Commercial Bank; Joint-Stock Commercial Bank; JSCB; Aktsionerniy kommercheskiy bank; КБ; Коммерческий банк; Kommercheskii bank; Kommerchesky bank; Aktsionernyy kommercheskiy bank; Open Joint Stock Commercial Bank; ЗАО АКБ; ОАО КБ; ООО КБ; OOO KB; JSB; Joint Stock Bank; Joint-Stock Bank; PJSCB; Акционерный банк
ip | sole | ru kz by kg tj am | IP; ИП; Индивидуальный предприниматель; Individualnyi predprinimatel; Individualny predprinimatel; Individual'nyy predprinimatel'; Individualniy predprinimatel; Individual Entrepreneur; ПБОЮЛ; PBOYUL; Предприниматель без образования юридического лица; ЧП; ChP; Частный предприниматель; Individualnyy predprinimatel; Ind. Entrepreneur; ИП КФХ; Глава КФХ; Индивидуальное частное предприятие; ИЧП; IChP; ИП глава КФХ; Частное предприятие; Chastnoe predpriyatie; Chastnoye predpriyatiye; Sole Entrepreneur; Самозанятый
kfkh | sole | ru by kz kg tj | КФХ; KFKh; KFH; Крестьянское (фермерское) хозяйство; Крестьянское фермерское хозяйство; Krestyanskoe fermerskoe khozyaistvo; Krestyanskoye fermerskoye khozyaystvo; Peasant Farm; КХ; Крестьянское хозяйство; Фермерское хозяйство; Дехканское хозяйство; Dehkan Farm; К(Ф)Х; Крестьянско-фермерское хозяйство; Krestyanskoe khozyaistvo
tnv | partnership | ru by kz | ТНВ; Товарищество на вере; Tovarishchestvo na vere; Полное товарищество; Polnoe tovarishchestvo; Коммандитное товарищество; Простое товарищество; Kommanditnoe tovarishchestvo; Polnoye tovarishchestvo; Хозяйственное партнерство; Инвестиционное товарищество; Товарищество на вере (коммандитное товарищество)
gup | state | ru by kg tj uz tm | GUP; ГУП; Государственное унитарное предприятие; Gosudarstvennoe unitarnoe predpriyatie; Gosudarstvennoye unitarnoye predpriyatiye; Госпредприятие; Государственное предприятие; Gosudarstvennoe predpriyatie; Gosudarstvennoye predpriyatiye; ГП; Унитарное предприятие; Unitarnoe predpriyatie; УП; UP; РУП; RUP; Республиканское унитарное предприятие; Respublikanskoe unitarnoe predpriyatie; Republican Unitary Enterprise; Respublikanskoye unitarnoye predpriyatiye; ОГУП; ГУДП; GUDP; ПРУП; Производственное республиканское унитарное предприятие; Дочернее унитарное предприятие; РУПП; КУП; Коммунальное унитарное предприятие; KUP; РСУП; ГКП; Рэспубліканскае ўнітарнае прадпрыемства
fgup | state | ru | FGUP; ФГУП; Федеральное государственное унитарное предприятие; Federalnoe gosudarstvennoe unitarnoe predpriyatie; Federal'noe gosudarstvennoe unitarnoe predpriyatie; Federalnoye gosudarstvennoye unitarnoye predpriyatiye; Federal State Unitary Enterprise; FSUE; Federal'noye gosudarstvennoye unitarnoye predpriyatiye; FKP; ФКП; Федеральное казенное предприятие; Federalnoe kazennoe predpriyatie; Federal Treasury Enterprise; Federal State Enterprise; ФГУДП; Federal State-Owned Unitary Enterprise; FSE; Казенное предприятие; Kazennoe predpriyatie; Federalnoye kazyonnoye predpriyatiye
mup | state | ru | MUP; МУП; Муниципальное унитарное предприятие; Munitsipalnoe unitarnoe predpriyatie; Munitsipalnoye unitarnoye predpriyatiye; Municipal Unitary Enterprise; Муниципальное предприятие; МУПП; МКП; Муниципальное казенное предприятие; Munitsipalnoe predpriyatie; Municipal Enterprise; МП
fgbu | state | ru | ФГБУ; FGBU; Федеральное государственное бюджетное учреждение; Federalnoe gosudarstvennoe byudzhetnoe uchrezhdenie; Federal State Budgetary Institution; FSBI; ФГАУ; ФГКУ; FGKU; ФГБУН; ФГБОУ ВО; ГБУ; GBU; Государственное бюджетное учреждение; Federal State Institution; ФГУ; FGU; Federal State Budgetary Educational Institution; Federal State Budgetary Scientific Institution; Federal State Autonomous Institution; Федеральное государственное автономное образовательное учреждение; ФГАОУ ВО; ФГБУ ВО; Federal State Budgetary Institution of Science; Государственное учреждение; МБУ; Муниципальное бюджетное учреждение; ГКУ; ФКУ; Federal State Government Institution; ФГБНУ; ФГКВОУ ВО
gk-ru | state | ru | Государственная корпорация; Gosudarstvennaya korporatsiya; Госкорпорация; Goskorporatsiya; ГК; Публично-правовая компания; Public Law Company; Государственная компания; Gosudarstvennaya kompaniya; PPK; Goskorporatsia; Публично-правовая корпорация; Государственный концерн; Внешнеторговое объединение; Vneshnetorgovoe obedinenie; Foreign Trade Association; Внешнеэкономическое объединение; Vneshneekonomicheskoye obyedineniye; Foreign Economic Association; ВО; ВПО; V/O; В/О
ano | foundation | ru | ANO; АНО; Автономная некоммерческая организация; Avtonomnaya nekommercheskaya organizatsiya; Autonomous Non-Profit Organization; Autonomous Nonprofit Organization; Autonomous Non-Commercial Organization; НКО; NKO; Некоммерческая организация; ANCO; АНОО; Некоммерческое партнерство; Nekommercheskoe partnerstvo; Non-Commercial Partnership; НП; Non-Profit Partnership; Noncommercial Partnership; АНО ДПО; Nekommercheskoye partnyorstvo; АНО ВО; Ассоциация; Assotsiatsiya; Noncommercial Organization; ЧУ; Частное учреждение; НОУ; НОЧУ; ЧОУ
fond-ru | foundation | ru by kz ua kg | Фонд; Благотворительный фонд; Blagotvoritelnyi fond; Blagotvoritelny fond; БФ; Некоммерческий фонд; Общественная организация; Obshchestvennaya organizatsiya; ОО; Общественный фонд; Public Fund; Public Foundation; Общественное объединение; Obshchestvennoe obedinenie; МОО; РОО; Региональная общественная организация; Public Association; Public Organization; Regional Public Organization; Межрегиональная общественная организация; Общероссийская общественная организация; Religious Organization; Религиозная организация; Charitable Fund; Charity Fund; Charity Foundation; Негосударственный пенсионный фонд; Non-State Pension Fund
pk-ru | cooperative | ru by kz kg tj | ПК; Производственный кооператив; Proizvodstvennyi kooperativ; СПК; Сельскохозяйственный производственный кооператив; Кооператив; Kooperativ; ЖСК; ТСЖ; ПКФХ; Потребительский кооператив; Артель; Artel; Артель старателей; Artel staratelei; Колхоз; Kolkhoz; Совхоз; Sovkhoz; Сельскохозяйственный кооператив; СПССК; Потребительское общество; Potrebitelskoe obshchestvo; Production Cooperative; Agricultural Production Cooperative; КПК; Кредитный потребительский кооператив; ГСК; СНТ; ДНТ; Райпо; Товарищество собственников жилья; Жилищно-строительный кооператив; Гаражный кооператив; КПКГ; Consumer Cooperative; Consumer Society; СХПК; СХА; Artel' staratelei; Agricultural Cooperative
too | limited | kz ru | TOO; ТОО; Товарищество с ограниченной ответственностью; Tovarishchestvo s ogranichennoi otvetstvennostyu; Tovarishchestvo s ogranichennoy otvetstvennostyu; Tovarischestvo s ogranichennoi otvetstvennostyu; ЖШС; ZhShS; JShS; Жауапкершілігі шектеулі серіктестігі; Жауапкершілігі шектеулі серіктестік; Zhauapkershiligi shekteuli seriktestigi; Jauapkershiligi shekteuli seriktestigi; ТДО; Товарищество с дополнительной ответственностью; Zhauapkershiligi shekteuli seriktestik; Jauapkersiligi sekteuli seriktestigi
aq-kz | joint-stock | kz | АҚ; AQ; Акционерлік қоғам; Акционерлік қоғамы; Aktsionerlik qogamy; Aktsionerlik kogam; Aktsionerlik qogam; Aksionerlik qogamy; Коммерциялық емес акционерлік қоғамы; Ұлттық компания; КеАҚ; Ulttyq kompaniya; Национальная компания; Natsionalnaya kompaniya; Aktsionerlik Qoghamy; АҚ ҰК
zhk-kz | sole | kz kg | ЖК; Жеке кәсіпкер; Zheke kasipker; Жеке ишкер; Zheke ishker; Jeke kasipker; Жеке ишкана; Шаруа қожалығы; Sharua qozhalygy; Дыйкан чарбасы; ШҚ
rgp-kz | state | kz | РГП; RGP; Республиканское государственное предприятие; Respublikanskoe gosudarstvennoe predpriyatie; Republican State Enterprise; РМК; RMK; Республикалық мемлекеттік кәсіпорны; РГКП; РГП на ПХВ; RSE; Республикалық мемлекеттік кәсіпорын; ГКП на ПХВ; КГП; РГП на праве хозяйственного ведения; ГККП; КГУ; Мемлекеттік коммуналдық кәсіпорын; РГУ; МКҚК; КГП на ПХВ; Республиканское государственное учреждение
osoo-kg | limited | kg | ОсОО; OsOO; ЖЧК; ZhChK; Жоопкерчилиги чектелген коому; Жоопкерчилиги чектелген коом; Joopkerchiligi chektelgen koomu; Zhoopkerchiligi chektelgen koomu; JChK; Zhoopkerchiligi chektelgen koom; ОсДО
aak-kg | joint-stock | kg | ААК; AAK; Ачык акционердик коому; ЖАК; ZhAK; JAK; Жабык акционердик коому; Achyk aktsionerdik koomu; Zhabyk aktsionerdik koomu; Акционердик коом; Акционердик коому; Ачык акционердик коом; Жабык акционердик коом
mamlekettik-kg | state | kg | Mamlekettik ishkana; Мамлекеттик ишкана
mchj-uz | limited | uz | MChJ; МЧЖ; MCHJ QK; МЧЖ ҚК; Mas'uliyati cheklangan jamiyat; Mas'uliyati cheklangan jamiyati; Masʼuliyati cheklangan jamiyati; Масъулияти чекланган жамият; Масъулияти чекланган жамияти; Masuliyati cheklangan jamiyat; Masuliyati cheklangan jamiyati; MChJ XK; МЧЖ ХК; Qo'shma korxona; Qo'shma korxonasi; Кўшма корхона; Қўшма корхона; QK MCHJ; QMJ; XK MCHJ; Qushma korxona; Xorijiy korxona; Хорижий корхона; Xorijiy korxonasi; QMCHJ; Oilaviy korxona; Oilaviy korxonasi; СП ООО; SP OOO; ИП ООО; IP OOO; Joint Venture LLC; JV LLC; Mas‘uliyati cheklangan jamiyati; Mas’uliyati cheklangan jamiyat; Mas’uliyati cheklangan jamiyati; Foreign Enterprise LLC; FE LLC
aj-uz | joint-stock | uz | AJ; АЖ; Aksiyadorlik jamiyati; Акциядорлик жамияти; Aktsiyadorlik jamiyati; AK; Aksiyadorlik kompaniyasi; ATB; АТБ; Aksiyadorlik tijorat banki; AITB; OAJ; ОАЖ; Ochiq aksiyadorlik jamiyati; YoAJ; Yopiq aksiyadorlik jamiyati; Aksionerlik jamiyati; Очиқ акциядорлик жамияти; XATB; ATIB; Davlat aksiyadorlik kompaniyasi; DAK; Акциядорлик тижорат банки
xk-uz | sole | uz | XK; Xususiy korxona; Xususiy korxonasi; Хусусий корхона; Хусусий корхонаси; YaTT; ЯТТ; Yakka tartibdagi tadbirkor; Якка тартибдаги тадбиркор; Fermer xo'jaligi; Фермер хўжалиги; Dehqon xo'jaligi; F/X; Ф/Х; Ф-Х; Fermer xojaligi; Х/К; X/K; Деҳқон хўжалиги
duk-uz | state | uz | DUK; ДУК; Davlat unitar korxonasi; Давлат унитар корхонаси; Davlat korxonasi; Давлат корхонаси; Davlat muassasasi; DM; ДМ; Unitar korxona; Unitar korxonasi; Sho'ba korxona; Sho'ba korxonasi; Шўъба корхонаси; Davlat unitar korxona; Унитар корхона
hj-tm | limited | tm | Hojalyk jemgyýeti; Хоҗалык җемгыети; HJ; ХО; Хозяйственное общество; Khozyaistvennoe obshchestvo; Economic Society; Hojalyk Jemgyýeti HJ; Jogapkärçiligi çäkli jemgyýet; Jogapkarchiligi chakli jemgyet; Business Society; Khozyaystvennoye obshchestvo; Hojalyk jemgyeti
agpj-tm | joint-stock | tm | AGPJ; ÝGPJ; Açyk görnüşli paýdarlar jemgyýeti; Ýapyk görnüşli paýdarlar jemgyýeti; Paýdarlar jemgyýeti
dk-tm | state | tm | Döwlet kärhanasy; Döwlet kärhana; Döwlet konserni; State Concern
hk-tm | sole | tm | Hususy kärhana; Hususy kärhanasy; Telekeçi
jdmm-tj | limited | tj | ҶДММ; ЧДММ; JDMM; CHDMM; Ҷамъияти дорои масъулияти маҳдуд; Ҷамъияти дорои масъулияташ маҳдуд; Jam'iyati doroi mas'uliyati mahdud; Jamiyati doroi masuliyati mahdud; ЧДДМ; Чамъияти дорои масъулияти махдуд; JSDMM; Jamiyati dorai masuliyati mahdud
jsk-tj | joint-stock | tj | ҶСК; ҶСП; JSK; ЧСК; ЧСП; ҶСШК; Ҷамъияти саҳомии кушода; Ҷамъияти саҳомии пӯшида; Ҷамъияти саҳҳомии кушода; Jamiyati sahomii kushoda; Jamiyati sahomii pushida; Ҷамъияти саҳҳомии пӯшида; Ҷамъияти саҳомӣ; ҶСШП
sohibkor-tj | sole | tj | Соҳибкори инфиродӣ; Хоҷагии деҳқонӣ; Х/Д; Sohibkori infirodi
kvd-tj | state | tj | КВД; KVD; Корхонаи воҳиди давлатӣ; Корхонаи давлатӣ
khkhk | limited | mn | ХХК; XXK; KhKhK; HHK; Хязгаарлагдмал хариуцлагатай компани; Khyazgaarlagdmal khariutslagatai kompani; Hyazgaarlagdmal hariutslagatai kompani; ХХН; Хязгаарлагдмал хариуцлагатай нөхөрлөл; Khyazgaarlagdmal khariutslagatai kompany
khorshoo | cooperative | mn | Хоршоо; Horshoo; Khorshoo
nukhurlul | partnership | mn | Нөхөрлөл; БХН; ЗБН; Бүх гишүүд нь бүрэн хариуцлагатай нөхөрлөл; Зарим гишүүд нь бүрэн хариуцлагатай нөхөрлөл
khk-mn | joint-stock | mn | ХК; KhK; Хувьцаат компани; Khuvtsaat kompani; Huvitsaat kompani; Khuvitsaat kompani
tbb | foundation | mn | ТББ; Төрийн бус байгууллага
tuug | state | mn | ТӨХК; ТӨҮГ; TÖÜG; ТӨХХК; Төрийн өмчит хувьцаат компани; Төрийн өмчит үйлдвэрийн газар; Төрийн өмчит хязгаарлагдмал хариуцлагатай компани; ОНӨААТҮГ; ОНӨХК; УТҮГ; Улсын төсөвт үйлдвэрийн газар
tov | limited | ua | TOV; ТОВ; Товариство з обмеженою відповідальністю; Tovarystvo z obmezhenoyu vidpovidalnistyu; Tovarystvo z obmezhenoiu vidpovidalnistiu; Tovarystvo z obmezhenoiu vidpovidal'nistiu; Tovarystvo z obmezenoju vidpovidalnistju; СТОВ; STOV; Tovaristvo z obmezhenoyu vidpovidalnistyu; ТзОВ; TzOV; Tovarystvo z obmezhenoyu vidpovidal'nistyu; Сільськогосподарське товариство з обмеженою відповідальністю
tdv | limited | ua | ТДВ; TDV; Товариство з додатковою відповідальністю; Tovarystvo z dodatkovoyu vidpovidalnistyu; Tovarystvo z dodatkovoiu vidpovidalnistiu; ТзДВ; TzDV
pat | joint-stock | ua | ПАТ; PAT; Публічне акціонерне товариство; Publichne aktsionerne tovarystvo; ВАТ; VAT; Відкрите акціонерне товариство; Vidkryte aktsionerne tovarystvo; Vidkryte akcionerne tovarystvo; ПАТ КБ; ПАТ АБ; Publichne akcionerne tovarystvo
prat | joint-stock | ua | ПрАТ; PrAT; Приватне акціонерне товариство; Pryvatne aktsionerne tovarystvo; Pryvatne akcionerne tovarystvo; Приватне АТ
zat | joint-stock | ua by | ЗАТ; ZAT; Закрите акціонерне товариство; Zakryte aktsionerne tovarystvo; Закрытае акцыянернае таварыства; Zakrytaje akcyjaniernaje tavarystva; Закрытае акцыянэрнае таварыства; Zakryte akcionerne tovarystvo; Zakrytaye aktsyyanernaye tavarystva; ААТ; AAT; Адкрытае акцыянернае таварыства; Adkrytaje akcyjaniernaje tavarystva; Адкрытае акцыянэрнае таварыства; Adkrytaye aktsyyanernaye tavarystva; Акцыянернае таварыства
at-ua | joint-stock | ua | АТ; AT; Акціонерне товариство; Aktsionerne tovarystvo; Акціонерний банк; Акціонерний комерційний банк; Aktsionernyi komertsiinyi bank; Akcionerne tovarystvo; АБ; АТ КБ; JSC CB; Акціонерна компанія; Державна акціонерна компанія; ДАК; Державне акціонерне товариство; ДАТ; НАК; Національна акціонерна компанія; National Joint Stock Company; Natsionalna aktsionerna kompaniya; ДАХК; Державна акціонерна холдингова компанія; Холдингова компанія
fop | sole | ua | ФОП; FOP; Фізична особа-підприємець; Фізична особа - підприємець; Fizychna osoba-pidpryyemets; Fizychna osoba pidpryiemets; СПД; SPD; Суб'єкт підприємницької діяльності; ФО-П; СПД ФО; Фізична особа підприємець; Fizychna osoba-pidpryiemets; Fizychna osoba - pidpryiemets; ПП ФО; Private Entrepreneur; Natural Person Entrepreneur; Физическое лицо-предприниматель; ФЛП; FLP
pp-ua | sole | ua | ПП; PP; Приватне підприємство; Pryvatne pidpryyemstvo; Pryvatne pidpryiemstvo; ПрП; Мале приватне підприємство; МПП; MPP; Private Enterprise; Приватна фірма; Pryvatna firma; Приватне виробничо-комерційне підприємство; ВКФ; Науково-виробниче підприємство; НВП; NVP; ПНВП; ПКП; Виробничо-комерційна фірма; PVKP; Мале підприємство; ПВКП; ФГ; FG; Фермерське господарство; Fermerske hospodarstvo; СФГ; СВК; ПСП; Приватне сільськогосподарське підприємство; Селянське (фермерське) господарство; Селянське фермерське господарство; Приватне орендне сільськогосподарське підприємство
dochirnye-ua | limited | ua | Дочірнє підприємство; Dochirnie pidpryiemstvo; Subsidiary Enterprise; Dochirnye pidpryyemstvo; Спільне підприємство; Spilne pidpryiemstvo; ІП; Іноземне підприємство; Foreign Enterprise
dp-ua | state | ua | ДП; DP; Державне підприємство; Derzhavne pidpryyemstvo; Derzhavne pidpryiemstvo; КП; KP; Комунальне підприємство; Komunalne pidpryyemstvo; Komunalne pidpryiemstvo; Communal Enterprise; Municipal Company; Казенне підприємство; Kazenne pidpryiemstvo; ДК; Державна компанія; Державний концерн; Derzhavnyi kontsern; ДКП; State Foreign Trade Enterprise; Комунальне некомерційне підприємство; КНП; ДГП; ДУ; Державна установа; Комунальна установа; ДНВП; Державне науково-виробниче підприємство; КЗ; Комунальний заклад; State Joint Stock Holding Company; Комунальний заклад охорони здоров'я; DNVP; Utility Company; Державне спеціалізоване підприємство
ho-ua | foundation | ua | Громадська організація; ГО; Hromadska orhanizatsiya; Благодійна організація; БО; Благодійний фонд; Blahodiinyi fond; ГС; Громадська спілка; Асоціація; Asotsiatsiya; Hromadska orhanizatsiia; ОСББ; OSBB; Об'єднання співвласників багатоквартирного будинку; Non-Governmental Organization; NGO; Спілка; Профспілка; Charitable Organization; Релігійна громада
kooperatyv-ua | cooperative | ua | Кредитна спілка; Сільськогосподарський виробничий кооператив; Споживче товариство; Kooperatyv; Споживчий кооператив; Сільськогосподарський обслуговуючий кооператив; СОК; Обслуговуючий кооператив
pt-ua | partnership | ua | Повне товариство; Povne tovarystvo; Командитне товариство; Komandytne tovarystvo
taa-by | limited | by | ТАА; TAA; Таварыства з абмежаванай адказнасцю; Tavarystva z abmiezavanaj adkaznasciu; Таварыства з дадатковай адказнасцю; ТДА; Tavarystva z abmezhavanay adkaznastsyu; СООО; SOOO; Совместное общество с ограниченной ответственностью; ИООО; IOOO; Иностранное общество с ограниченной ответственностью; Foreign LLC; Joint LLC; Foreign Limited Liability Company; Joint Limited Liability Company
szao-by | joint-stock | by | СЗАО; SZAO
chup-by | limited | by | ЧУП; ChUP; Частное унитарное предприятие; ЧТУП; ChTUP; Частное торговое унитарное предприятие; ЧПУП; ИУП; Иностранное унитарное предприятие; Private Unitary Enterprise; Унітарнае прадпрыемства; Chastnoe unitarnoe predpriyatie; ЧПТУП; ЧУПП; Частное производственное унитарное предприятие; Trade Unitary Enterprise; Private Trade Unitary Enterprise; ЧТПУП; Прыватнае ўнітарнае прадпрыемства; Chastnoye unitarnoye predpriyatiye; Foreign Unitary Enterprise
spy-am | limited | am | ՍՊԸ; SPY; SPE; SPYE; Սահմանափակ պատասխանատվությամբ ընկերություն; Sahmanapak pataskhanatvutyamb ynkerutyun; Sahmanapak pataskhanatvutyamb enkerutyun; ԼՊԸ; Լրացուցիչ պատասխանատվությամբ ընկերություն; Sahmanap'ak pataskhanatvut'yamb ynkerut'yun; LPY
pby-am | joint-stock | am | ՓԲԸ; ԲԲԸ; PBY; BBY; PBE; BBE; Փակ բաժնետիրական ընկերություն; Բաց բաժնետիրական ընկերություն; Pak bazhnetirakan ynkerutyun; Bats bazhnetirakan ynkerutyun; Pak bazhnetirakan enkerutyun; Բաժնետիրական ընկերություն; ԲԸ; Bats bazhnetirakan enkerutyun; Bazhnetirakan ynkerutyun
adz-am | sole | am | ԱՁ; Անհատ ձեռնարկատեր; Anhat dzernarkater; A/Dz; Ա/Ձ; ՓՄՁ
koop-am | cooperative | am | Կոոպերատիվ; Արտադրական կոոպերատիվ
hk-am | foundation | am | ՀԿ; Հասարակական կազմակերպություն; Հիմնադրամ; Himnadram; Hasarakakan kazmakerputyun
poak-am | state | am | ՊՈԱԿ; POAK; Պետական ոչ առևտրային կազմակերպություն; State Non-Commercial Organization; SNCO; ՀՈԱԿ; Petakan voch arevtrayin kazmakerputyun
shps | limited | ge | შპს; ShPS; შეზღუდული პასუხისმგებლობის საზოგადოება; Shezghuduli pasukhismgeblobis sazogadoeba; Shezguduli pasukhismgeblobis sazogadoeba; Shezghuduli P'asukhismgeblobis Sazogadoeba
ss-ge | joint-stock | ge | სს; სააქციო საზოგადოება; Saaktsio sazogadoeba; Saaqtsio sazogadoeba; Saakcio sazogadoeba
im-ge | sole | ge | ი/მ; ინდივიდუალური მეწარმე; i/m; Individualuri metsarme; ი.მ.; ინდ. მეწარმე; ფიზიკური პირი
aaip-ge | foundation | ge | ააიპ; ა(ა)იპ; AAIP; A(A)IP; არასამეწარმეო (არაკომერციული) იურიდიული პირი; N(N)LE; NNLE; Non-entrepreneurial Non-commercial Legal Entity; ფონდი; Arasametsarmeo arakomertsiuli iuridiuli piri
koop-ge | cooperative | ge | კოოპერატივი; სასოფლო-სამეურნეო კოოპერატივი
sps-ge | partnership | ge | კს; კომანდიტური საზოგადოება; სპს; სოლიდარული პასუხისმგებლობის საზოგადოება; SPS; Solidaruli pasukhismgeblobis sazogadoeba; Komandituri sazogadoeba
lepl-ge | state | ge | სსიპ; LEPL; Legal Entity of Public Law; საჯარო სამართლის იურიდიული პირი; SSIP
mmc | limited | az | MMC; ММС; Məhdud Məsuliyyətli Cəmiyyət; Məhdud Məsuliyyətli Cəmiyyəti; Mehdud Mesuliyyetli Cemiyyet; Mehdud Mesuliyyetli Cemiyyeti; Mahdud Masuliyyatli Jamiyyat; Məhdud məsuliyyətli şirkət; Mahdud Masuliyyatli Jamiyyati; ƏMC; Əlavə Məsuliyyətli Cəmiyyət; MMM; Məhdud Məsuliyyətli Müəssisə; Məhdud Məsuliyyətli Müəssisəsi
asc | joint-stock | az | ASC; Açıq Səhmdar Cəmiyyəti; Açıq Səhmdar Cəmiyyət; Aciq Sehmdar Cemiyyeti; Achig Sahmdar Jamiyyati; ATSC; Açıq tipli səhmdar cəmiyyəti; Səhmdar Cəmiyyəti; Achyg Sahmdar Jamiyyati
qsc | joint-stock | qa az | QSC; QPSC; Qapalı Səhmdar Cəmiyyəti; Qapali Sehmdar Cemiyyeti; Qatari Shareholding Company; Qatar Shareholding Company; Qatari Public Shareholding Company; QPJSC; QSC Closed; QPSSC; QSCC; QSC (C); Qatari Private Shareholding Company; Qatari Joint Stock Company; QJSC; Qapalı Səhmdar Cəmiyyət; Gapaly Sahmdar Jamiyyati; ش.م.ق; ش.م.ع.ق; شركة مساهمة قطرية; شركة مساهمة عامة قطرية; Qapali Tipli Sehmdar Cemiyyeti; شركة مساهمة خاصة قطرية; ش.م.خ.ق
fs-az | sole | az | Fərdi Sahibkar; Ferdi Sahibkar; Fiziki şəxs; Fiziki Sexs; F/Ş; Fiziki Şəxs Sahibkar; Şəxsi müəssisə; Xüsusi müəssisə
dm-az | state | az | Dövlət Müəssisəsi; Dovlet Muessisesi; Publik Hüquqi Şəxs; PHŞ; Dövlət Şirkəti; Dövlət Konserni; Public Legal Entity; Dovlet Sirketi; Publik Huquqi Sexs
baam | limited | il | בע"מ; בע״מ; בעמ; ב.מ.; בערבון מוגבל; B.M.; Ba'am; Be'eravon Mugbal; Beeravon Mugbal
mugbal-il | partnership | il | שותפות מוגבלת; ש.מ.; שותפות כללית; שותפות; Shutafut Mugbelet; שותפות רשומה
amuta | foundation | il | ע"ר; ע״ר; עמותה; עמותה רשומה; Amuta; חל"צ; חל״צ; חברה לתועלת הציבור; Registered Amuta; אגודה עותומנית
aguda-shitufit | cooperative | il | אגודה שיתופית; אגש"ח; אגודה שיתופית חקלאית; Aguda Shitufit; אגודה שיתופית בע"מ; מושב שיתופי
osek-il | sole | il | עוסק מורשה; עוסק פטור; Osek Murshe; Osek Patur
wll | limited | bh qa kw om ae ye | WLL; With Limited Liability; Co WLL; Company WLL
mahdouda | limited | ae bh eg iq jo kw lb ly om qa sa sd sy tn ye ps | المحدودة; محدودة; ذ.م.م; ش.ذ.م.م; ذ م م; شركة ذات مسؤولية محدودة; ذات مسؤولية محدودة; ذات المسؤولية المحدودة; شركة محدودة; شركة محدودة المسؤولية; محدودة المسؤولية; شركة ذات المسؤولية المحدودة; شركة المسؤولية المحدودة; المحدوده; Al-Mahdouda; al-Mahduda; Almahdouda; Sharikat dhat masouliya mahdouda; Sharika dhat mas'uliyya mahduda; Dhat Masouliya Mahdouda; ذ.م.م.ح; المسؤولية المحدودة; ش.ش.و; شركة الشخص الواحد; ش.ش.و.ذ.م.م; شركة الشخص الواحد ذ.م.م; ش.و.ذ.م.م
musahama | joint-stock | ae bh eg iq jo kw lb ly om sa sd sy tn ye ps ma dz | شركة مساهمة; مساهمة; ش.م; شركة مساهمة عامة; شركة مساهمة خاصة; ش.م.ع; ش.م.خ; المساهمة; المساهمة العامة; المساهمة المحدودة; المساهمة العامة المحدودة; شركة مساهمة مقفلة; مساهمة مقفلة; مساهمة عامة; مساهمة خاصة; شركة مساهمة مغفلة; المساهمة المغفلة; المغفلة; شركة خفية الاسم; Sharikat Musahama; Sharika Musahama; Al-Musahama; Musahima; ش.خ.ا; المساهمة الخاصة; المساهمة الخاصة المحدودة; شركة المساهمة
sae | joint-stock | eg | SAE; Egyptian Joint Stock Company; ش.م.م; شركة مساهمة مصرية; Société Anonyme Égyptienne; SAE Free Zone; Joint Stock Company SAE; مساهمة مصرية; Egyptian Shareholding Company
saog | joint-stock | om | SAOG; SAOC; Omani Joint Stock Company; ش.م.ع.ع; ش.م.ع.م; شركة مساهمة عمانية; شركة مساهمة عامة عمانية; شركة مساهمة عمانية مقفلة; Closed Omani Joint Stock Company; SAO; Omani Shareholding Company
ksc | joint-stock | kw | KSC; KSCC; KSCP; KPSC; K.S.C. (Closed); KSC Closed; KSC Public; K.S.C. (Public); Kuwait Shareholding Company; Kuwaiti Shareholding Company; Kuwait Joint Stock Company; ش.م.ك; ش.م.ك.ع; ش.م.ك.م; ش.م.ك.مقفلة; شركة مساهمة كويتية; ش.م.ك (مقفلة); شركة مساهمة كويتية مقفلة; KSCPublic; ش.م.ك.عامة; K.S.C (Holding); KSC Holding
bsc | joint-stock | bh | BSC; BSC(c); B.S.C. (c); BSC Closed; B.S.C. (closed); BSCC; Bahrain Shareholding Company; Bahraini Shareholding Company; Bahrain Joint Stock Company; Bahrain Closed Joint Stock Company; ش.م.ب; ش.م.ب.م; ش.م.ب (م); شركة مساهمة بحرينية; شركة مساهمة بحرينية مقفلة; ش.م.ب مقفلة; BSC Public
sjsc | joint-stock | sa | SJSC; Saudi Joint Stock Company; A Saudi Joint Stock Company; Saudi Closed Joint Stock Company; SCJSC; شركة مساهمة سعودية; شركة مساهمة سعودية مقفلة; Saudi Stock Company; Saudi Listed Joint Stock Company; شركة مساهمة مبسطة; Simplified Joint Stock Company; SJSCo
psc-ae | joint-stock | ae jo ps | PSC; Public Shareholding Company; Private Shareholding Company; Pvt Shareholding Company; Shareholding Company; PrSC; Public Shareholding Co; Private Shareholding Co; Public Shareholding Company Ltd; Public Shareholding Company Limited; Private Shareholding Company Limited; Private Shareholding Company Ltd
sharika | corporation | ae bh eg iq jo kw lb ly om qa sa sd sy tn ye ps ma dz | شركة; الشركة; Sharikat; Sharika; Sharikah; Shariket; Al-Sharika; Al Sharikat; وشركاه; وشركاؤه; Wa Shuraka; Wa Shurakah; وشريكه; وشركاهم; Chariket; Charika; Sharkat; Sherkat al
muassasa | sole | sa ae om kw bh qa jo iq ye eg ps | مؤسسة; موسسة; مؤسسه; المؤسسة; مؤسسة فردية; منشأة فردية; Mu'assasa; Muassasa; Mu'assasat; Muassasat; Moassasat; Moassasa; Muasasat; Mouassasat; Est; Establishment; Trading Est; Trading Establishment; Sole Establishment; Individual Establishment; منشأة; تاجر فرد
tadamun | partnership | ae bh eg iq jo kw lb ly om qa sa sy tn ye ma dz | شركة تضامن; تضامن; شركة تضامنية; شركة توصية بسيطة; توصية بسيطة; توصية; شركة توصية بالأسهم; شركة محاصة; Sharikat Tadamun; Sharikat Tawsiya Basita; شركة التضامن; تضامنية; توصية بالأسهم; Joint Liability Company; Joint Partnership; Simple Commandite; Limited Partnership Company; التوصية البسيطة
jamiya | foundation | ae bh eg iq jo kw lb ly om qa sa sd sy tn ye ps ma dz | جمعية; مؤسسة خيرية; الجمعية; جمعية خيرية; مؤسسة أهلية; وقف; Jam'iyya; Jamiya; Jam'iyat; Jamiat; Waqf; Wakf; الجمعية الخيرية; Jamiyat; Jamiyah; Jam'iyah
taawuniya | cooperative | ae bh eg iq jo kw lb ly om qa sa sd sy ye ps | جمعية تعاونية; تعاونية; الجمعية التعاونية; Jam'iyya Ta'awuniyya; Taawuniya; التعاونية; جمعية تعاونية محدودة; الجمعية التعاونية الزراعية
state-ar | state | eg sy iq ly dz sd ye ae | قطاع عام; شركة قطاع عام; مؤسسة عامة; هيئة عامة; شركة عامة; Public Sector Company; Public Authority; الهيئة العامة; General Authority; مؤسسة عمومية; General Corporation; مؤسسة عمومية اقتصادية
fze | free-zone | ae | FZE; Free Zone Establishment; Freezone Establishment; FZ Est; Free-Zone Establishment; FZ Establishment; م.م.ح; مؤسسة منطقة حرة; منطقة حرة; SAIF Zone; SAIF-Zone; FZE LLC
fzco | free-zone | ae | FZCO; FZ Co; FZ-Co; FZC; Free Zone Company; Freezone Company; FZCo LLC; FZCO Ltd; FZ Company; ش.م.ح; شركة منطقة حرة; Free Zone Co; Freezone Co
fz-llc | free-zone | ae | FZ-LLC; FZ LLC; FZLLC; LLC FZ; LLC-FZ; LLC (FZ); Free Zone LLC; Freezone LLC; Free Zone Limited Liability Company; FZC LLC; FZC-LLC; FZ Limited Liability Company; LLC Free Zone; منطقة حرة ذ.م.م; ش.م.ح.ذ.م.م; FZ Ltd; FZ Limited
dmcc | free-zone | ae | DMCC; DMC; DMCC Est; DMCC Branch; DMCEST; JLT; FZ-DMCC; DMCC LLC; م.د.م.س; مركز دبي للسلع المتعددة
dwc-llc | free-zone | ae | DWC-LLC; DWC LLC; DWC; L.L.C-DWC; DAFZA; DAFZ; DSO-FZE; DSO FZCO; JAFZA; JAFZA Offshore; RAK ICC; RAKICC; RAK FTZ; RAKFTZ; ADGM; DIFC; DIFC Ltd; UAQ FTZ; KIZAD; KEZAD; Hamriyah FZE; IFZA
zona-franca | free-zone | co do cr ni uy ec pa sv hn gt cl | Zona Franca; ZF; Usuario Industrial de Zona Franca; Usuario Operador de Zona Franca; Z.F. SAS; SA Zona Franca; Zona Libre; Zona Franca SAS; Zona Franca S.A.; Usuario Industrial de Bienes y Servicios
free-zone-other | free-zone | om eg jo sy sa kw ma tn ir tr bh qa | SFZ; SFZ LLC; Free Zone; Freezone; Free Trade Zone; FTZ; QFC; QFC LLC; QFZ LLC; Serbest Bölge; Serbest Bölge Şubesi; منطقه آزاد; Zone Franche; Special Economic Zone; SEZ; المنطقة الحرة; Serbest Bölgesi Şubesi
sherkat | corporation | ir af | شرکت; Sherkat; Sherkat-e; Sherkate; شركت; Sherkat-i; Sherkat Sahami; شرکت سهامی; Sherkat-e Sahami; سهامی; Sahami; Sherkat e Sahami; Sherkat-i Sahami; Sahami Sherkat
sahami-khass | joint-stock | ir | سهامی خاص; (سهامی خاص); شرکت سهامی خاص; Sahami Khas; Sahami Khass; Sahami Khaas; Sherkat Sahami Khas; Sherkat-e Sahami Khass; Private Joint Stock; سهامي خاص; PJS; PJS Company; Pvt JS; Private Joint-Stock; PVT Joint Stock Co; Sahami-e Khas; Sherkat-e Sahami-e Khass
sahami-am | joint-stock | ir | سهامی عام; (سهامی عام); شرکت سهامی عام; Sahami Am; Sahami Aam; Sherkat Sahami Am; Public Joint Stock; سهامي عام; Sherkat-e Sahami Am; Sahami-e Am; Sahami Amm; Public Joint Stock Co
masouliat-mahdoud | limited | ir af | با مسئولیت محدود; شرکت با مسئولیت محدود; مسئولیت محدود; با مسوولیت محدود; Ba Masouliat Mahdoud; Ba Mas'uliyat-e Mahdud; Ba Masouliyat Mahdoud; Masouliat Mahdoud; (با مسئولیت محدود); بامسئولیت محدود; شرکت بامسئولیت محدود; لمیتد; لمتد; Ba Masuliyat-e Mahdud; Sherkat ba Masouliat Mahdoud; با مسؤلیت محدود
tazamoni-ir | partnership | ir | تضامنی; شرکت تضامنی; Tazamoni; شرکت نسبی; مختلط; شرکت مختلط; Sherkat Tazamoni; تضامنی و شرکا; Tazamoni Va Shoraka; و شرکا; Va Shoraka; شرکت مدنی; مشارکت مدنی
bonyad | foundation | ir af | بنیاد; Bonyad; Bonyad-e; Bonyade; موسسه; مؤسسه غیرتجاری; انجمن; Moasese; Moassese; Moasseseh; Muasseseh; موسسه خیریه; Anjoman; بنياد; Moasseseh-ye; مؤسسه خیریه; Bonyad-i
taavoni | cooperative | ir af | شرکت تعاونی; تعاونی; Sherkat Taavoni; Taavoni; Sherkat-e Ta'avoni; Ta'avoni; تعاونی مصرف; Taavoni Masraf; تعاونی تولید
dowlati-ir | state | ir af | شرکت دولتی; سازمان; Sazeman; Sazeman-e; Sazman; شرکت ملی; Sherkat-e Melli; Sherkat Melli; Sazman-e; تصدی دولتی; Sherkat-i Milli
shirkat-tijarati | sole | af ir | تجارتی شرکت; شرکت تجارتی; شرکت انفرادی; Sherkat Tejarati
shirkat-af | limited | af | لمیتد شرکت; شرکت تجارتی لمیتد
youxian-gongsi | limited | cn tw hk mo sg | 有限公司; 有限责任公司; 有限責任公司; Youxian Gongsi; Youxian Zeren Gongsi; YouXianGongSi; You Xian Gong Si; You Xian Ze Ren Gong Si; Yuhsien Kungssu; Youxianzerengongsi; Yu Hsien Kung Ssu; (有限公司); 一人有限公司; 有限责任公司(自然人独资); 有限责任公司(自然人投资或控股); 有限责任公司(国有独资); 有限责任公司(法人独资)
gufen-youxian-gongsi | joint-stock | cn tw hk mo | 股份有限公司; 股份公司; 股份有限責任公司; 股份有限责任公司; Gufen Youxian Gongsi; Gufen Gongsi; Gu Fen You Xian Gong Si; Gufenyouxiangongsi; Kufen Yuhsien Kungssu; Gufen Youxian Zeren Gongsi; Shareholding Co Ltd; Share Holding Co., Ltd.; Stock Co Ltd; Stock Co., Ltd.; Joint Stock Co Ltd; Joint Stock Co., Ltd.; Joint-Stock Co., Ltd.; Share Co Ltd; Joint Stock Limited Company; Joint Stock Company Limited; Joint Stock Co Limited; Joint Stock Ltd; Share Co., Ltd.; Shares Co Ltd; Shares Co., Ltd.; Shareholding Co., Ltd.
jituan-youxian-gongsi | limited | cn hk tw | 集团有限公司; 集團有限公司; 集团有限责任公司; 集團有限責任公司; 集团公司; 集團公司; Jituan Youxian Gongsi; Jituan Gongsi; Ji Tuan You Xian Gong Si; Jituan Youxian Zeren Gongsi; Group Co Ltd; Group Co., Ltd.; Group Company Limited; Group Company Ltd; Group Corp Ltd; (集团)有限公司; (集团)有限责任公司; (集團)有限公司; Group Co., Limited; （集团）有限公司; （集团）有限责任公司; （集團）有限公司
jituan-gufen | joint-stock | cn | 集团股份有限公司; 集團股份有限公司; (集团)股份有限公司; （集团）股份有限公司; Jituan Gufen Youxian Gongsi; 集团股份公司; Ji Tuan Gu Fen You Xian Gong Si; Group Stock Co Ltd; Group Share Co Ltd; Group Joint Stock Co Ltd; 控股集团有限公司; 控股有限公司; Konggu Youxian Gongsi; 控股股份有限公司; Konggu Jituan Youxian Gongsi; 控股集團有限公司
gongsi | corporation | cn tw hk mo sg my | 公司; 总公司; 總公司; Gongsi; Zonggongsi; Zong Gongsi; Kung Ssu; Gong Si; Kongsi; 商行; Shanghang; Kungssu; Kung-ssu; Shang Hang
hehuo-qiye | partnership | cn tw hk | 合伙企业; 合夥企業; 有限合伙; (有限合伙); （有限合伙）; 有限合夥; 合伙企业(有限合伙); 合伙企业（有限合伙）; 普通合伙; (普通合伙); （普通合伙）; Hehuo Qiye; Youxian Hehuo; Hehuo Qiye Youxian Hehuo; 特殊普通合伙; (特殊普通合伙); （特殊普通合伙）; 合伙企业(普通合伙); Hehuo Qiye (Youxian Hehuo); 兩合公司; 無限公司; 特殊的普通合伙; He Huo Qi Ye; Putong Hehuo; 无限公司; 两合公司; 合夥商行
geti-gongshanghu | sole | cn tw hk | 个体工商户; 個體工商戶; 个人独资企业; 個人獨資企業; 独资企业; Geti Gongshanghu; Geren Duzi Qiye; 个体户; (个人独资); （个人独资）; Getihu
hezuoshe | cooperative | cn tw hk | 农民专业合作社; 专业合作社; 合作社; Hezuoshe; Zhuanye Hezuoshe; 農會; 信用合作社; 供销合作社
guoyou-cn | state | cn tw | 国有企业; 國有企業; 全民所有制; 国营; 國營; 国有独资公司; 国有独资; 全民所有制企业; 集体所有制; Quanmin Suoyouzhi; Guoyou Qiye; 股份合作制; Guoying; Jiti Suoyouzhi
jijinhui-cn | foundation | cn tw hk mo | 基金会; 基金會; 财团法人; 財團法人; 社團法人; 社团法人; 协会; 協會; Jijinhui; Xiehui; 慈善基金會; 民办非企业单位; 社会团体; 慈善基金会; Jijin Hui; Caituan Faren
fengongsi | branch-form | cn tw hk | 分公司; 分行; 代表处; 代表處; Fengongsi; Fen Gongsi; 办事处; 辦事處; Daibiaochu; 分店; 分支机构; Banshichu; 分处; 分會; 分部
kabushiki-kaisha | joint-stock | jp | 株式会社; 株式會社; (株); （株）; ㈱; ㍿; Kabushiki Kaisha; Kabushiki Gaisha; Kabushikikaisha; Kabushikigaisha; KK; かぶしきがいしゃ; カブシキガイシャ; (カ); Kabushiki-Kaisha; Kabushiki-Gaisha; 特例株式会社; K. K.; カブシキカイシャ; かぶしきかいしゃ
yugen-kaisha | limited | jp | 有限会社; 有限會社; (有); （有）; ㈲; Yugen Kaisha; Yugen Gaisha; Yugenkaisha; Yugengaisha; YK; 特例有限会社; ユウゲンガイシャ; ゆうげんがいしゃ; Yugen-Kaisha; Yuugen Kaisha; Yuugen Gaisha
godo-kaisha | limited | jp | 合同会社; (同); （同）; Godo Kaisha; Goudou Kaisha; Godo Gaisha; Godokaisha; GK; 合同會社; ゴウドウガイシャ; ごうどうがいしゃ; Goudou Gaisha; Godo-Kaisha
gomei-kaisha | partnership | jp | 合名会社; 合資会社; (名); （名）; (資); （資）; Gomei Kaisha; Goshi Kaisha; Gomei Gaisha; Goshi Gaisha; 投資事業有限責任組合; 有限責任事業組合; 匿名組合; 合名會社; 合資會社; 任意組合; Toshi Jigyo Yugen Sekinin Kumiai; Yugen Sekinin Jigyo Kumiai; Tokumei Kumiai; Gomeigaisha; Goshigaisha; Investment Limited Partnership; 民法上の組合
tokutei-mokuteki | limited | jp | 特定目的会社; TMK; Tokutei Mokuteki Kaisha; 投資法人; Toshi Hojin; 特定目的會社; 有限責任監査法人; 監査法人; 税理士法人; 弁護士法人; Kansa Hojin; Zeirishi Hojin; Bengoshi Hojin; 司法書士法人; 農業法人; 特許業務法人
shadan-hojin | foundation | jp | 一般社団法人; 公益社団法人; 社団法人; 一般財団法人; 公益財団法人; 財団法人; 特定非営利活動法人; NPO法人; 学校法人; 医療法人; 宗教法人; 社会福祉法人; Ippan Shadan Hojin; Shadan Hojin; Zaidan Hojin; Ippan Zaidan Hojin; Koeki Zaidan Hojin; Gakko Hojin; Iryo Hojin; Koeki Shadan Hojin; 医療法人社団; 国立大学法人; Kokuritsu Daigaku Hojin; Tokutei Hieiri Katsudo Hojin; 医療法人財団; NPO Hojin; Shukyo Hojin; Shakai Fukushi Hojin
kumiai | cooperative | jp | 協同組合; 農業協同組合; 生活協同組合; 相互会社; 事業協同組合; 漁業協同組合; 信用金庫; 信用組合; Kyodo Kumiai; Nogyo Kyodo Kumiai; Sogo Kaisha; Seikatsu Kyodo Kumiai; 企業組合; 農事組合法人; 協業組合; 森林組合; Sogo Gaisha; Jigyo Kyodo Kumiai; 商工組合; Shinyo Kinko; 管理組合法人; Gyogyo Kyodo Kumiai; 商店街振興組合; Shinyo Kumiai; 消費生活協同組合
dokuritsu-gyosei | state | jp | 独立行政法人; 国立研究開発法人; 地方独立行政法人; Dokuritsu Gyosei Hojin; 特殊法人; 公団; Kokuritsu Kenkyu Kaihatsu Hojin; 土地改良区; 特殊会社; Incorporated Administrative Agency
jusik-hoesa | joint-stock | kr kp | 주식회사; (주); （주）; ㈜; 주식 회사; Jusik Hoesa; Chusik Hoesa; Jusikhoesa; Chusikhoesa; Jusik Hoisa; Chusik Hoisa; Jusikhoisa; Joosik Hoesa; Jusig Hoesa; Chusik-hoesa; Chusik Hoesha; Jusik-hoesa; Joosik Hoisa; 농업회사법인 주식회사; 주식회사(주)
yuhan-hoesa | limited | kr kp | 유한회사; (유); （유）; 유한책임회사; 유한 회사; Yuhan Hoesa; Yuhanhoesa; Yuhan Chaegim Hoesa; Yuhan Hoisa; Yuhan Ch'aegim Hoesa; YH; Yuhan Chaekim Hoesa; 농업회사법인 유한회사; (유한); 유한책임 회사
hapmyeong-hoesa | partnership | kr | 합명회사; 합자회사; Hapmyeong Hoesa; Hapja Hoesa; (합); (합자); 합자조합; 투자조합; 사모투자합자회사; Hapmyong Hoesa; Hapcha Hoesa; （합）; Hapjahoesa; Hapmyeonghoesa; (자); (명); 민법상 조합
jaedan-beobin | foundation | kr kp | 재단법인; 사단법인; (재); (사); 사회복지법인; 학교법인; 의료법인; Jaedan Beobin; Sadan Beobin; Chaedan Pobin; Sadan Pobin; （재）; （사）; 비영리법인; 종교법인; Hakgyo Beobin; 공익법인; 특수법인; 비영리민간단체
hyeopdong-johap | cooperative | kr kp | 협동조합; 농업협동조합; 영농조합법인; 신용협동조합; 사회적협동조합; 새마을금고; Hyeopdong Johap; Yeongnong Johap Beobin; Hyopdong Johap; 수산업협동조합; 영어조합법인; 축산업협동조합; 산림조합; 소비자생활협동조합; Hyopdong Chohap
gongsa-kr | state | kr kp | 공사; 총회사; 공단; Gongsa; Kongsa; Chonghoesa; Chong Hoesa; Ch'onghoesa; Muyok Chonghoesa; 지방공사; 연합기업소; 무역총회사; Ryonhap Kiopso; Ch'ong Hoesa; 지방공단; General Trading Corporation; Kongdan; Gongdan
hoesa | corporation | kr kp | 회사; Hoesa; Hoisa; 유한공사
cong-ty-tnhh | limited | vn | Công ty TNHH; TNHH; Công ty trách nhiệm hữu hạn; Trách nhiệm hữu hạn; Cty TNHH; CT TNHH; Công ty TNHH hai thành viên trở lên
cong-ty-tnhh-mtv | limited | vn | Công ty TNHH MTV; TNHH MTV; MTV; Công ty TNHH một thành viên; TNHH một thành viên; Một thành viên; Công ty trách nhiệm hữu hạn một thành viên; One Member Limited Liability Company; One Member Co Ltd; One Member Company Limited; One Member LLC; One-Member Limited Liability Company; One Member Co., Ltd.; Single-Member Limited Liability Company; One-member Co., Ltd.; MTV Co Ltd; TNHH 1TV; TNHH 1 thành viên; Single Member Co., Ltd.; Single Member Co Ltd
cong-ty-co-phan | joint-stock | vn | Công ty cổ phần; CTCP; CTY CP; Công ty CP; Cổ phần; Cty cổ phần; Tập đoàn; Công ty cổ phần tập đoàn; Ngân hàng thương mại cổ phần; Ngân hàng TMCP; TMCP; Tap doan; Công ty CP Tập đoàn
dntn | sole | vn | Doanh nghiệp tư nhân; DNTN; Hộ kinh doanh; HKD; Hộ kinh doanh cá thể; DN tư nhân; Hộ KD
cong-ty-hop-danh | partnership | vn | Công ty hợp danh; CTHD; Hợp danh; Công ty luật hợp danh; Công ty liên doanh; Liên doanh
htx-vn | cooperative | vn | Hợp tác xã; HTX; Liên hiệp hợp tác xã; LHHTX; Quỹ tín dụng nhân dân; HTX nông nghiệp; Hợp tác xã nông nghiệp; Tổ hợp tác
tong-cong-ty | state | vn | Tổng công ty; Tổng Cty; Doanh nghiệp nhà nước; DNNN; Công ty Nhà nước; Xí nghiệp; Tổng công ty cổ phần; TCT; Tổng công ty nhà nước; Xi nghiep quoc doanh; Tổng công ty CP; Nông trường; Lâm trường
cong-ty | corporation | vn | Công ty; Cty; Doanh nghiệp; Hiệp hội
chi-nhanh | branch-form | vn | Chi nhánh; Văn phòng đại diện; Van phong dai dien; VPĐD; CN Công ty
borisat-chamkat | limited | th | บริษัท จำกัด; บริษัท; จำกัด; บจก; บจ; Borisat; Borisat Chamkat; Borisat Jamkad; Chamkat; Borisut Jumkud; บริษัทจำกัด; Borisat Chamkad; Borisat Jamkat; Borisad Jamkad
mahachon | joint-stock | th | บริษัท จำกัด (มหาชน); จำกัด (มหาชน); จำกัด(มหาชน); มหาชน; (มหาชน); บมจ; PCL; Public Company Limited; Public Co Ltd; Public Co., Ltd.; Mahachon; Chamkat Mahachon; Chamkat (Mahachon); บริษัทมหาชนจำกัด; Mahachon Chamkat; Public Company Ltd; บริษัทมหาชน จำกัด; Borisat Mahachon Chamkat; Public Co. Limited; Public Co., Limited
hang-hun-suan | partnership | th | ห้างหุ้นส่วนจำกัด; หจก; ห้างหุ้นส่วนสามัญ; หสน; ห้างหุ้นส่วนสามัญนิติบุคคล; Hang Hun Suan Chamkat; Hang Hun Suan; Part Ltd; Part., Ltd.; ห้างหุ้นส่วน; Ltd Part; Ltd., Part.; คณะบุคคล; Hanghunsuan Chamkat; ห้างหุ้นส่วน จำกัด; Hang Hoon Suan Jamkat; หสม
munlanithi | foundation | th | มูลนิธิ; Munlanithi; สมาคม; Samakhom; Samakom; Moonlanithi; องค์การมหาชน; วิสาหกิจชุมชน
sahakon | cooperative | th | สหกรณ์; Sahakon; สหกรณ์การเกษตร; สหกรณ์ จำกัด
khmer-ltd | limited | kh | ក្រុមហ៊ុន; លីមីតធីត; ឯ.ក; ក្រុមហ៊ុនឯកជនទទួលខុសត្រូវមានកម្រិត; ក្រុមហ៊ុន ឯ.ក; ខូអិលធីឌី; ក្រុមហ៊ុនឯកជន; ឯកជនទទួលខុសត្រូវមានកម្រិត; Krom Hun; Kromhun; ម.ក; ឯ.ក.ទ.ខ.ក.; Krumhun; Kromhoun; ខូ អិលធីឌី; ឯកជន ទទួលខុសត្រូវមានកម្រិត
khmer-sole | sole | kh | សហគ្រាសឯកបុគ្គល
khmer-plc | joint-stock | kh | ភីអិលស៊ី; ក្រុមហ៊ុនមហាជន
lao-ltd | limited | la | ບໍລິສັດ; ຈຳກັດ; ບໍລິສັດ ຈຳກັດ; ຈໍາກັດ; ຈຳກັດຜູ້ດຽວ; ບໍລິສັດ ຈໍາກັດ; Bolisat; Bolisat Chamkat; Sole Co Ltd; Sole Company Limited; Sole Co., Ltd.; ຈໍາກັດຜູ້ດຽວ; Bolisat Chamkad; ຈໍາກັດ ຜູ້ດຽວ; Sole Company Ltd; Sole Co. Limited
lao-sole | sole | la | ວິສາຫະກິດສ່ວນບຸກຄົນ
lao-partnership | partnership | la | ຫ້າງຫຸ້ນສ່ວນ
lao-public | joint-stock | la | ມະຫາຊົນ; ບໍລິສັດມະຫາຊົນ
myanmar-ltd | limited | mm | ကုမ္ပဏီ လီမိတက်; ကုမ္ပဏီလီမိတက်; လီမိတက်; ကုမ္ပဏီ; လိမိတက်; လီမိတက်ကုမ္ပဏီ; ကုမ္ပဏီလိမိတက်; Kumpani Limitek; Kumpani; Limitek; ကုမ္ပဏီ လိမိတက်; ဦးပိုင်; Kompani Limitet
myanmar-public | joint-stock | mm | အများနှင့်သက်ဆိုင်သော ကုမ္ပဏီ လီမိတက်; အများပိုင် ကုမ္ပဏီ; အများပိုင်ကုမ္ပဏီ
pt-id | limited | id tl | PT; Perseroan Terbatas; Perseroan; Perseroan Terbatas Perorangan; PT Perorangan; PT PMA; P. T.; PT PMDN; PT Perseorangan; Perseroan Perorangan; PT Limited
tbk | joint-stock | id | Tbk; PT Tbk; Terbuka; Perseroan Terbuka; (Persero) Tbk; PT (Persero) Tbk; Persero Tbk; PT Terbuka; Tbk PT; Perusahaan Terbuka; PT Persero Tbk
persero | state | id | Persero; (Persero); PT (Persero); PT Persero; Perum; Perusahaan Umum; Perjan; BUMN; BUMD; Badan Usaha Milik Negara; Badan Usaha Milik Daerah; Perumda; Perusahaan Umum Daerah; PD; Perusahaan Daerah; Perseroda; PDAM; Perusahaan Perseroan; (Perseroda); Perusahaan Negara; BUMDes; BLUD; Badan Usaha Milik Desa; Perusahaan Perseroan Daerah; BLU; PT Perseroda; Badan Layanan Umum
firma-id | partnership | id | Persekutuan Firma; Persekutuan Perdata; Persekutuan
fa | partnership | id nl be sr de se | Fa; Firma
ud-id | sole | id | UD; Usaha Dagang; Perusahaan Dagang; Perusahaan Perseorangan; Perusahaan Perorangan; Usaha Perseorangan
koperasi | cooperative | id my bn sg | Koperasi; Koperasi Berhad; Koperasi Bhd; Koperasi Unit Desa; KUD; KSP; Koperasi Simpan Pinjam; Kop; Koperasi Serba Usaha; Koperasi Karyawan; Primkop; Koperasi Pegawai; KSU; Kopkar; Primer Koperasi
yayasan | foundation | id my bn | Yayasan; Perkumpulan; Persatuan; Pertubuhan; Lembaga; Perhimpunan; Badan Hukum Perkumpulan; Perserikatan; Yayasan Pendidikan; Persyarikatan
sdn-bhd | limited | my bn | Sdn Bhd; Sendirian Berhad; SdnBhd; Sdn; Sendirian; (M) Sdn Bhd; (Malaysia) Sdn Bhd; (B) Sdn Bhd; Sdn. Berhad; Sdn-Bhd; Syarikat Sendirian Berhad; Co Sdn Bhd; Company Sdn Bhd; Syarikat Sdn Bhd; (Brunei) Sdn Bhd; (Sabah) Sdn Bhd; (Sarawak) Sdn Bhd; Sdn, Bhd; Co. Sdn. Berhad
bhd | joint-stock | my bn | Bhd; Berhad; Syarikat Berhad; (M) Bhd; (M) Berhad; (Malaysia) Berhad; (Malaysia) Bhd
plt-my | partnership | my | PLT; Perkongsian Liabiliti Terhad; Perkongsian; LLP (PLT); (PLT); PLT (LLP)
syarikat | corporation | my bn | Syarikat; Syrkt; Syt; Perusahaan; Perniagaan; Perniagaan Tunggal; Perusahaan Tunggal; Pemilikan Tunggal; Syarikat Perniagaan; Syarikat Perusahaan
opc-ph | corporation | ph | OPC; One Person Corporation; (OPC); OPC Inc; One-Person Corporation; Non-Stock Corporation; Nonstock Nonprofit; Non-Stock Non-Profit Corporation
mpc-ph | cooperative | ph | Multi-Purpose Cooperative; MPC; Multipurpose Cooperative; Credit Cooperative
et-plc | limited | et | ኃላፊነቱ የተወሰነ የግል ማህበር; ኃ.የተ.የግ.ማ; የግል ማህበር; Hailafinetu Yetewesene Yegil Mahber; ኃላፊነቱ የተወሰነ የግል ማኅበር; ሃላፊነቱ የተወሰነ የግል ማህበር; Halafinetu Yetewesene Yegil Mahber; ኃላ.የተ.የግ.ማ; ኃላ/የተ/የግ/ማህበር; ኃ/የተ/የግ/ማህበር; ኃ/የተ/የግል/ማህበር; ኃላፊነቱ የተ. የግል ማህበር
et-sc | joint-stock | et er | አክሲዮን ማህበር; አ.ማ; Share Company; Share Co; Aksion Mahber; አክሲዮን ማኅበር; Aksiyon Mahber; S.Co.; አክስዮን ማህበር; Akseyon Mahber; ኣክስዮን ማሕበር; አ/ማ
ng-gte | foundation | ng | Ltd/Gte; Ltd Gte; Gte; Limited/Gte; (Ltd/Gte); Incorporated Trustees; The Incorporated Trustees of; Incorporated Trustees of; Registered Trustees; The Registered Trustees of; Registered Trustees of; (Nig) Ltd; Nig Ltd; Nig. Limited; (Nigeria) Ltd; (Nig.) Limited; (Nigeria) Limited; (Nig) Plc; Nig Plc
ltd-africa | limited | rw bi ke tz ug | (R) Ltd; (K) Ltd; (T) Ltd; (U) Ltd; (EA) Ltd; (Kenya) Ltd; (Uganda) Ltd; (Tanzania) Ltd; (K) Limited; (T) Limited; (U) Limited; (Kenya) Limited; (Tanzania) Limited; (Uganda) Limited; (Z) Ltd; (EA) Limited; (R) Limited; (Z) Limited; Kampuni; (SMC) Ltd; SMC Limited; SMC Ltd; (SMC) Limited; U SMC Ltd
ushirika | cooperative | ke tz ug | Chama cha Ushirika; Ushirika
so-ltd | limited | so dj | Shirkadda; Shirkad; Shirkada; Shirkadda Ganacsiga; Sharkadda; Shirkadaha; Shirkad Ganacsi
mg-orinasa | limited | mg km | Orinasa
orinasam-panjakana | state | mg | Orinasam-panjakana
kaoperativa | cooperative | mg | Kaoperativa; Kooperativa
fikambanana | foundation | mg | Fikambanana; Fikambanana Tsy Miankina
`
