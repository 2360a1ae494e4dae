// An address that no page has.
import { Page } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'

export const NowherePage = () => (
  <Page title="There is no such page">
    <p>
      Check the address, or go to the <Link to="/">assessments</Link>.
    </p>
  </Page>
)
