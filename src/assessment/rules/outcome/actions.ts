// Named table of data: the actions of each milestone (rule R-7).
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import type { AxisId } from '../protocol/axes.ts'

export const ACTIONS: Readonly<Record<Milestone['kind'], Readonly<Record<AxisId, string>>>> = {
  validate_or_kill: {
    problem:
      'Interview 8 people in the ICP role about the last time it happened; ask nothing about your idea. Kill if fewer than 3 describe money or hours already spent.',
    market:
      'Rewrite the segment until you can list 10 named accounts. Kill if you cannot find them in a day or none answers in two weeks.',
    solutions:
      'Find 5 alternatives including doing nothing, and 3 buyers who left one. Kill if every complaint is about price alone.',
    wedge:
      'State one measurable difference and show it to 10 buyers beside the incumbent. Kill if an incumbent already ships it or fewer than 3 would switch now.',
    distribution:
      'Spend two weeks on one named venue with a fixed small budget. Kill if 500 visits bring no one who leaves a card or books a call.',
    economics:
      'Ask for money at the intended price: 20 checkouts or 5 quotes. Kill if recomputed LTV stays under twice CAC.',
    founder:
      'Ship one small thing for this customer, or bring in someone who has held the role. Kill if nobody on the team can name ten buyers.',
  },
  strengthen: {
    problem:
      'Add quotes from a new domain that state what was paid, lost or switched, and one counterfactual from inside the ICP.',
    market: 'Source the account count, add two priced comparables, and move two prospects to a meeting.',
    solutions:
      'Add complaints about a second and third competitor from review sites and refresh prices older than a year.',
    wedge: "Source the incumbent's constraint and time a comparable feature's release.",
    distribution: 'Add a second cost benchmark and run a 100-click test in the named venue.',
    economics: 'Replace the two largest assumptions with a measurement or a sourced benchmark.',
    founder: 'Publish checkable evidence of years and access, and a relevant artifact with adopters.',
  },
}
