// Where OFAC shows its listings; the Consolidated Screening List cites them too.

/** The page on which OFAC shows a listed party. */
export const ofacPage = (id: string): string => `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`
