// Words of addresses (rules P-3.1, P-3.2).

/** Parts of a path behind which a server takes what follows as a question. */
export const SEARCH_PARTS = `
search s find query tag tags keyword keywords
suche suchen stichwort recherche chercher buscar busca busqueda pesquisa cerca ricerca zoeken szukaj
poisk ara arama kensaku 検索 搜索 검색 поиск بحث
`

/** Parameters that say where a reader came from, or goes next. */
export const REFERRER_NAMES = `
ref referer referrer referral source src_ref via from back return returnto return_to returnurl return_url next continue
redirect redirect_to redirect_uri redirecturl session_redirect callback callbackurl goto dest destination
`
