// Words beside a quote by which a page says that no customer speaks (rules P-3.5, P-3.6), by language, as patterns in lower case.

/** What an answer of a search says directly before what was asked. */
export const ASKED_BEFORE: readonly RegExp[] = [
  /(?:results? for|you searched for|your search(?: for)?|no (?:results|matches|hits)(?: found)?(?: for)?|nothing found for)$/u,
  /(?:(?:such)?ergebnisse (?:für|zu)|suchtreffer (?:für|zu)|treffer für|keine (?:ergebnisse|treffer)(?: für| zu)?|sie suchten nach)$/u,
  /(?:resultados (?:de búsqueda )?para|búsqueda(?: de)?|sin resultados(?: para)?|no se encontraron resultados para|(?:nenhum|sem) resultados?(?: para)?|pesquisa por|você pesquisou por)$/u,
  /(?:résultats? (?:de recherche )?pour|aucun résultat(?: pour)?|votre recherche)$/u,
  /(?:risultati (?:di ricerca )?per|nessun risultato(?: per)?|zoekresultaten voor|geen resultaten voor|wyniki (?:wyszukiwania )?dla|brak wyników dla)$/u,
  /(?:результаты поиска(?: по запросу)?|по запросу|ничего не найдено по запросу|arama sonuçları)$/u,
  /(?:نتائج البحث عن|لا توجد نتائج عن|खोज परिणाम|搜索结果|搜尋結果|没有找到|検索結果|검색 ?결과)$/u,
]

/** What it says directly behind. */
export const ASKED_BEHIND: readonly RegExp[] = [
  /^(?:(?:did|does) not match any|didn't match any|returned no|no (?:results|matches)|was not found|(?:wurde|wurden|hat) (?:keine|nichts))/u,
  /^(?:no (?:coincide|produjo|arrojó|devolvió)|não (?:encontrou|retornou)|n'a donné aucun|ne correspond à aucun|non ha prodotto|heeft geen|nie (?:zwrócił|znaleziono))/u,
  /^(?:ничего не найдено|не дал результатов|için (?:arama sonuçları|sonuç)|के लिए (?:खोज|कोई)|的搜索结果|的搜尋結果|の検索結果|に一致する|에 대한 (?:검색|결과)|검색 ?결과)/u,
]

/** A release of a company to the press: it writes the words of its own customers. */
export const PRESS_RELEASES: readonly RegExp[] = [
  /(?<!\p{L})(?:press release|news release|for immediate release|pressemitteilung|presseinformation|communiqué de presse|nota de prensa|comunicado de prensa|comunicado de imprensa|comunicato stampa|persbericht|(?:komunikat|informacja) pras\p{L}+|пресс-релиз|basın bülteni)/u,
  /بيان صحفي|प्रेस विज्ञप्ति|新闻稿|新聞稿|プレスリリース|보도 ?자료/u,
]
