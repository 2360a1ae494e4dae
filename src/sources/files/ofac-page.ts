// The address of OFAC's page for a listing; the Consolidated Screening List cites it too.

/** The OFAC page of a listed party. */
export const ofacPage = (id: string): string => `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`
