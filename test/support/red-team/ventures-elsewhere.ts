// Ventures of the project's own sessions in other scripts and languages: all texts, people and companies are invented.
import type { Venture } from './venture.ts'

/** South Korea, laundries: photos of the clothes that were handed in, and a message when they are ready. */
export const LAUNDRIES: Venture = {
  pitch:
    '세탁노트는 동네 세탁소가 맡은 옷의 접수와 수선 내용을 사진으로 남기고, 다 된 옷을 찾아가라고 손님에게 자동으로 문자를 보냅니다. 장부와 종이 꼬리표가 필요 없습니다.',
  category: 'vertical_saas',
  language: 'ko',
  currency: 'KRW',
  quotes: [
    [
      '하루에 옷 120벌을 장부에 손으로 적고 있어서 저녁마다 두 시간이 걸립니다.',
      'setak-gesipan.kr/t/1',
      '세탁소 사장',
    ],
    [
      '작년에 꼬리표가 떨어져 옷이 바뀌는 바람에 340만 원을 물어 줬습니다.',
      'sosangin-sinmun.kr/t/2',
      '세탁소 사장',
    ],
    ['찾아가라는 전화만 하는 아르바이트를 월 60만 원에 고용했습니다.', 'setak-gesipan.kr/t/3', '세탁소 사장'],
    ['수선 내용을 엑셀에 다시 입력하느라 주말마다 3시간을 씁니다.', 'gagye-iyagi.kr/t/4', '세탁소 직원'],
    [
      '미용실 예약 프로그램은 다섯 달 만에 해지했어요. 옷을 한 벌씩 구분하지 못하더라고요.',
      'sosangin-sinmun.kr/t/5',
      '세탁소 사장',
    ],
  ],
  counterfactual: [
    '저희는 호텔 침구만 세탁해서 접수증도 꼬리표도 필요 없습니다.',
    'setak-gesipan.kr/t/9',
    '세탁 공장 관리자',
  ],
  explanation: '호텔 침구만 다루는 공장은 손님 옷을 접수하지 않는다.',
  icp: {
    segment: '손님 옷을 접수하는 한국의 동네 세탁소',
    buyer_role: '세탁소 사장',
    user_role: '세탁소 직원',
    company_size: '1~5명',
    geography: '대한민국',
    trigger_event: '옷이 바뀌어 배상한 뒤',
    excludes: '호텔 침구 세탁 공장',
  },
  prospects: [
    ['한빛세탁', 'hanbit-setak.kr/'],
    ['정다운세탁소', 'jeongdaun.kr/'],
    ['은하클리닝', 'eunha-clean.kr/'],
    ['푸른세탁', 'pureun-setak.kr/'],
    ['모아세탁', 'moa-setak.kr/'],
    ['새봄세탁소', 'saebom-setak.kr/'],
  ],
  competitors: [
    ['클린포스', 'cleanpos.kr/', 'direct', 33000],
    ['세탁매니저', 'setakmanager.kr/', 'direct', 39000],
    ['종이 장부', 'munbanggu.kr/', 'status_quo'],
    ['예약톡', 'yeyaktalk.kr/', 'indirect'],
    ['가게관리', 'gagegwanri.kr/', 'indirect', 29000],
  ],
  complaints: [
    [
      '클린포스는 수선 사진을 남길 수 없어서 일주일에 50건을 수첩에 손으로 적습니다.',
      'program-hugi.kr/c/1',
      '세탁소 직원',
    ],
    [
      '세탁매니저에 매달 39,000원을 냈는데 문자 비용이 따로라서 해지했습니다.',
      'sosangin-sinmun.kr/c/2',
      '세탁소 사장',
    ],
    [
      '종이 장부가 젖어서 접수한 옷 80벌의 주인을 찾느라 사흘이 걸렸습니다.',
      'setak-gesipan.kr/c/3',
      '세탁소 사장',
    ],
    [
      '예약톡은 옷이 아니라 사람만 등록해서 지난달에 틀린 문자가 25번 나갔습니다.',
      'gagye-iyagi.kr/c/4',
      '세탁소 사장',
    ],
  ],
  wedge: {
    statement:
      '세탁소 사장을 위해: 옷을 접수할 때 사진을 남기고 다 되면 문자가 자동으로 가서, 장부에 손으로 적고 전화하는 일이 없어집니다.',
    metric: { name: '하루 장부 시간', baseline: 2, target: 0.3, unit: '시간' },
  },
  reason:
    '세탁매니저는 문자 비용을 건마다 받아 수익을 얻으므로 요금에 포함된 문자를 내놓으면 수익의 대부분이 사라집니다.',
  comparator: '클린포스는 사진 접수에 12개월이 걸렸다',
  community: ['세탁산업 박람회 (서울)', 'setak-gesipan.kr/weekly'],
  fit: '2020년부터 세탁산업 박람회에서 동네 세탁소 모임을 운영하고 있으며 해마다 회원 9,400명이 경험을 나눈다.',
  press: 'sosangin-sinmun.kr',
  years: ['세탁소 운영', '세탁소 직원'],
  advantage:
    '세탁업 협회와 회원 세탁소에 접수 프로그램을 2029년까지 제공하는 협약을 맺었으며 회원은 전국 육천 곳이다.',
  artifacts: [
    ['수선비 계산기', 'suseonbi.kr/'],
    ['접수증 양식', 'jeopsujeung.kr/'],
  ],
  founder: [
    '오지현',
    '오지현은 8년 동안 한빛세탁에서 세탁소 직원으로 일하며 접수와 수선을 맡았고 2025년에 독립했다. 그 전에는 세탁 공장에서 다림질을 배웠다.',
  ],
  price: 396000,
  chatter: [
    '오늘은 비가 와서 손님이 적었습니다.',
    '다림판을 새로 바꿨더니 소리가 나지 않네요.',
    '박람회 주차장은 올해도 멀었습니다.',
    '단추는 삼거리 가게가 제일 쌉니다.',
    '여름에는 이불 빨래가 많습니다.',
    '스팀 보일러 점검은 3월에 받으세요.',
    '간판 불이 나가서 전기 기사님을 불렀습니다.',
    '옆집 빵집에서 식빵을 나눠 줬습니다.',
    '운동화 세탁은 아직 안 하고 있어요.',
    '가죽은 본사로 보내는 편이 낫습니다.',
    '새 옷걸이는 천 개부터 배송비가 없습니다.',
    '점심은 항상 김밥입니다.',
    '동네 축제 때 현수막을 같이 걸었습니다.',
  ],
}

/** Japan, cram schools: parents move a missed lesson to a free seat. */
export const CRAMMERS: Venture = {
  pitch:
    'フリカエは、学習塾の振替授業を保護者がスマートフォンから申し込み、空いている席と講師に自動で割り当てる仕組みです。塾長が電話と紙の表で調整する必要がなくなります。',
  category: 'vertical_saas',
  language: 'ja',
  currency: 'JPY',
  quotes: [
    [
      '欠席の連絡が月に180件あり、振替の日程を電話で決めるのに毎晩2時間かかっています。',
      'juku-keijiban.jp/t/1',
      '塾長',
    ],
    [
      '去年は振替の二重予約で講師を余分に呼び、42万円の人件費を無駄にしました。',
      'kyoiku-shinbun-online.jp/t/2',
      '学習塾の経営者',
    ],
    ['振替の調整だけのために事務の人を月8万円で雇いました。', 'juku-keijiban.jp/t/3', '塾長'],
    [
      '振替の表はエクセルに手入力していて、日曜の夜に3時間かけて直しています。',
      'jukukeiei-note.jp/t/4',
      '教室長',
    ],
    [
      '病院向けの予約システムは半年で解約しました。振替という考え方がないからです。',
      'kyoiku-shinbun-online.jp/t/5',
      '学習塾の経営者',
    ],
  ],
  counterfactual: [
    'うちは映像授業だけなので、休んだ生徒は好きな時間に見るだけです。振替はありません。',
    'juku-keijiban.jp/t/9',
    '映像授業の教室長',
  ],
  explanation: '映像授業の塾には振替の調整がない。そのためこの人には当てはまらない。',
  icp: {
    segment: '対面の個別指導を行う中小の学習塾',
    buyer_role: '塾長',
    user_role: '教室長',
    company_size: '講師5〜30人',
    geography: '日本',
    trigger_event: '振替の二重予約で講師が足りなくなる',
    excludes: '映像授業だけの塾',
  },
  prospects: [
    ['あおば進学教室', 'aoba-shingaku.jp/'],
    ['まなび舎みらい', 'manabiya-mirai.jp/'],
    ['桜台個別学院', 'sakuradai-kobetsu.jp/'],
    ['北星ゼミ', 'hokusei-zemi.jp/'],
    ['青葉台塾', 'aobadai-juku.jp/'],
    ['つばさ個別', 'tsubasa-kobetsu.jp/'],
  ],
  competitors: [
    ['ジュクリンク', 'jukulink.jp/', 'direct', 15000],
    ['塾ナビ管理', 'jukunavi-kanri.jp/', 'direct', 18000],
    ['紙の座席表', 'bunguya.jp/', 'status_quo'],
    ['クリニック予約', 'clinic-yoyaku.jp/', 'indirect'],
    ['コマ組みくん', 'komagumi.jp/', 'indirect', 12000],
  ],
  complaints: [
    [
      'ジュクリンクは振替の希望を受けられないので、結局ノートに書いて毎週40件を手入力しています。',
      'soft-kuchikomi.jp/c/1',
      '教室長',
    ],
    [
      '塾ナビ管理に月18,000円払っていましたが、講師の空きと合わないので解約しました。',
      'kyoiku-shinbun-online.jp/c/2',
      '塾長',
    ],
    ['紙の座席表を消しては書き、先月は生徒が3人座れませんでした。', 'juku-keijiban.jp/c/3', '塾長'],
    [
      'クリニック予約は科目も講師も選べず、振替の間違いが月に15件ありました。',
      'jukukeiei-note.jp/c/4',
      '学習塾の経営者',
    ],
  ],
  wedge: {
    statement:
      '塾長のために：保護者が振替をスマートフォンで申し込み、席と講師が自動で決まるので、夜の電話とエクセルの手入力がなくなります。',
    metric: { name: '電話の時間（一晩）', baseline: 2, target: 0.2, unit: '時間' },
  },
  reason:
    '塾ナビ管理は入力代行の料金で利益を得ており、保護者が自分で振替を入力すると、その収入の大半がなくなってしまうので真似をしません。',
  comparator: 'ジュクリンクは座席表の機能に12か月かかった',
  community: ['学習塾経営フェア（大阪）', 'juku-keijiban.jp/weekly'],
  fit: '2020年から学習塾経営フェアで振替の勉強会を主催し、会員9,400人の塾長と教室長が振替の悩みを話し合っている。',
  press: 'kyoiku-shinbun-online.jp',
  years: ['学習塾', '教室長'],
  advantage:
    '学習塾協会と、会員の塾に振替の仕組みを2029年まで提供する提携を結んでいる。会員は全国で四千教室ある。',
  artifacts: [
    ['コマ割り計算表', 'komawari.jp/'],
    ['欠席連絡の用紙', 'kesseki-yoshi.jp/'],
  ],
  founder: [
    '森田香織',
    '森田香織は2015年から2025年まであおば進学教室の教室長を務め、振替授業の日程を一人で組んでいた。退職後も同じ地域の塾に助言を続けている。',
  ],
  price: 168000,
  chatter: [
    '今日は雨で自転車置き場がいっぱいでした。',
    '新しい黒板消しは粉が出ません。',
    '研修会の弁当はおいしかったです。',
    '模試の申し込みは来週までです。',
    '冬期講習のちらしを配り終えました。',
    '自習室の蛍光灯を替えました。',
    '駅前の文房具店が閉まるそうです。',
    '面談の順番はくじで決めました。',
    '国語の教材は表紙が青になります。',
    '夏は冷房の音が少し大きいです。',
    '卒業生が手紙を持って来てくれました。',
    '教室の時計が三分進んでいます。',
    '漢字の小テストは火曜日です。',
  ],
}

/** Brazil, veterinary clinics: owners hear when a vaccination is due. */
export const VETS: Venture = {
  pitch:
    'Vacinapet avisa os tutores pelo WhatsApp quando a vacina do animal vence e marca o retorno na agenda da clínica veterinária, sem ninguém telefonar.',
  category: 'vertical_saas',
  language: 'pt',
  currency: 'BRL',
  quotes: [
    [
      'Minha recepcionista liga para 60 tutores por semana para lembrar da vacina e metade nem atende.',
      'forumvetbrasil.com.br/t/1',
      'dona de clínica veterinária',
    ],
    [
      'No ano passado perdemos uns R$ 38.000 em reforços de vacina que ninguém lembrou de marcar.',
      'clinicaempauta.com.br/t/2',
      'veterinário e sócio de clínica',
    ],
    [
      'Contratei uma estagiária por R$ 1.100 por mês só para mandar mensagem de vacina vencida.',
      'forumvetbrasil.com.br/t/3',
      'veterinária, dona de clínica',
    ],
    [
      'Passo 3 horas todo sábado copiando as datas das carteirinhas para uma planilha do Excel.',
      'petnegocios.com.br/t/4',
      'recepcionista de clínica veterinária',
    ],
    [
      'Cancelamos o sistema de agenda depois de sete meses, ele não sabia que a vacina vence em doze meses.',
      'clinicaempauta.com.br/t/5',
      'dono de clínica veterinária',
    ],
  ],
  counterfactual: [
    'Só atendo bovinos em fazenda, a campanha de vacina é do governo e tem data certa.',
    'forumvetbrasil.com.br/t/9',
    'veterinário de campo',
  ],
  explanation: 'Quem atende gado segue o calendário oficial e não precisa lembrar tutores.',
  icp: {
    segment: 'Clínicas veterinárias de pequenos animais no Brasil',
    buyer_role: 'dono de clínica veterinária',
    user_role: 'recepcionista',
    company_size: '3-12 pessoas',
    geography: 'Brasil',
    trigger_event: 'Queda no retorno de vacinas',
    excludes: 'Hospitais veterinários 24 horas',
  },
  prospects: [
    ['Clínica Bicho Solto', 'bichosolto.com.br/'],
    ['Vet Jardim', 'vetjardim.com.br/'],
    ['Clínica Patas do Sul', 'patasdosul.com.br/'],
    ['Amigo Fiel', 'amigofielvet.com.br/'],
    ['Clínica Quatro Patas', 'quatropatasvet.com.br/'],
    ['Vet Aurora', 'vetaurora.com.br/'],
  ],
  competitors: [
    ['SimplesVida', 'simplesvida.com.br/', 'direct', 149],
    ['VetAgenda', 'vetagenda.com.br/', 'direct', 189],
    ['Carteirinha de papel', 'graficavet.com.br/', 'status_quo'],
    ['Agenda Fácil', 'agendafacil.com.br/', 'indirect'],
    ['ZapEnvio', 'zapenvio.com.br/', 'indirect', 129],
  ],
  complaints: [
    [
      'O SimplesVida não manda mensagem de vacina, exporto a lista e envio uma por uma à mão, 80 por semana.',
      'opiniaosistemas.com.br/c/1',
      'recepcionista de clínica',
    ],
    [
      'Pagamos R$ 189 por mês ao VetAgenda e cancelamos, o lembrete chegava depois da vacina vencida.',
      'clinicaempauta.com.br/c/2',
      'dona de clínica veterinária',
    ],
    [
      'O tutor perde a carteirinha e eu passo meia hora procurando a data da vacina no arquivo.',
      'forumvetbrasil.com.br/c/3',
      'veterinária',
    ],
    [
      'A Agenda Fácil trata o cachorro como cliente de salão e mandou 120 lembretes errados em um mês.',
      'petnegocios.com.br/c/4',
      'dono de clínica veterinária',
    ],
  ],
  wedge: {
    statement:
      'Para o dono de clínica veterinária: o tutor recebe a mensagem antes de a vacina vencer e marca o retorno sozinho, sem a recepcionista telefonar nem copiar carteirinhas.',
    metric: { name: 'ligações por semana', baseline: 60, target: 5, unit: 'ligações' },
  },
  reason:
    'O VetAgenda vive de cobrar por mensagem enviada, e lembretes incluídos no plano acabariam com essa receita.',
  comparator: 'SimplesVida levou doze meses para lançar a agenda',
  community: ['Congresso de clínicas veterinárias de Curitiba', 'forumvetbrasil.com.br/weekly'],
  fit: 'Organiza desde 2020 a mesa de gestão do congresso de clínicas veterinárias, com 9.400 membros.',
  press: 'clinicaempauta.com.br',
  years: ['clínica veterinária', 'gerente de clínica veterinária'],
  advantage: 'Convênio com a associação de clínicas para oferecer os lembretes aos associados até 2029.',
  artifacts: [
    ['Calendário de vacinas', 'calendariovacina.com.br/'],
    ['Modelo de carteirinha', 'modelocarteirinha.com.br/'],
  ],
  founder: [
    'Lívia Prado',
    'Lívia Prado foi gerente da Clínica Bicho Solto de 2015 a 2025 e cuidava da agenda de vacinas.',
  ],
  price: 1668,
  chatter: [
    'Hoje choveu e a rua alagou de novo.',
    'O congresso deste ano serve café sem açúcar.',
    'Troquei a lâmpada da sala de espera.',
    'O gato do vizinho dorme no balcão.',
    'A balança nova pesa até coelho.',
    'O estacionamento enche cedo na sexta.',
    'O fornecedor de ração mudou a embalagem.',
    'Pintamos a fachada de verde.',
    'A cadela da esquina teve seis filhotes.',
    'O ar-condicionado faz barulho no inverno.',
    'Sábado fechamos ao meio-dia.',
    'O cartaz da feira ficou bonito.',
    'A internet caiu duas vezes ontem.',
  ],
}
