// People whom customers of any trade pay for help. A quote that tells of a purchase names them beside its own subject: "hired a
// lawyer to get the money back from the airline".

export const HELPER_TRADES = `lawyer, solicitor, attorney, electrician, technician, accountant, bookkeeper, developer, programmer, coder, engineer, consultant, freelancer, student, students, lad, locksmith, surveyor,
  anwalt*, anwält*, elektriker*, techniker*, steuerberater*, buchhalter*, entwickler*, programmierer*, informatiker*, berater*, schlosser, gutachter*, student*, aushilfe*,
  abogad*, electricista*, técnico*, contable*, desarrollador*, programador*, informático*, consultor*, cerrajero*, estudiante*, estagiári*, étudiant*, studente, studentessa, chłopak*, студент*, öğrenci*,
  avocat*, électricien*, technicien*, comptable*, développeur*, programmeur*, informaticien*, consultant*, serrurier*,
  advogad*, eletricista*, contador*, desenvolvedor*, chaveiro*, avvocat*, elettricista, tecnico, commercialista, programmatore, sviluppatore, consulente,
  advocaat, elektricien*, monteur*, boekhouder*, ontwikkelaar*, adviseur*, slotenmaker*, prawnik*, adwokat*, elektryk*, technik*, księgow*, programist*, informatyk*,
  юрист*, адвокат*, электрик*, техник*, бухгалтер*, программист*, разработчик*, avukat*, elektrikçi*, teknisyen*, muhasebeci*, yazılımcı*, danışman*,
  محامي*, محاسب*, مبرمج*, كهربائي*, فني, वकील*, इलेक्ट्रीशियन*, डेवलपर*, मुनीम*, 律师, 电工, 程序员, 会计, 学生, 弁護士, 電気屋, エンジニア, プログラマー, 税理士, 변호사, 전기기사, 개발자, 회계사`
