// Legal forms of companies, which a page may leave out after a name, or before it. Written together, without points.

export const LEGAL_FORMS_BEHIND = `
  gmbh gmbhcokg gmbh&cokg ggmbh ug ughaftungsbeschränkt ag kg kgaa ohg ohg gbr ev eg ek se
  inc incorporated ltd limited llc llp lp plc corp corporation co pty ptyltd pvtltd privatelimited pteltd
  sa sas sarl sasu eurl snc sci scop sl slu slne sll sau srl spa sapa snc ss srls lda ltda eireli sgps
  bv nv vof cv bvba
  spzoo spółkaakcyjna spj spk
  ооо оао зао пао ао ип
  aş ltdşti limitedşirketi anonimşirketi
  ab as asa aps oy oyj hf ehf
  kft zrt nyrt sro doo dd ood ead
  kk 株式会社 有限会社 合同会社 合資会社 一般社団法人 有限公司 股份有限公司 有限责任公司 주식회사 유한회사
  ذمم شمم`

export const LEGAL_FORMS_BEFORE = `
  株式会社 有限会社 合同会社 一般社団法人 医療法人 주식회사 ооо оао зао пао ао ип pt شركة`
