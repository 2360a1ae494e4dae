// The reference classes that can anchor an estimate, with their labels.
import { z } from 'zod'

/** Id of a class -> its label. */
export const CATEGORIES = {
  default: 'Unknown or mixed',
  b2b_saas_smb: 'B2B SaaS sold to small business',
  b2b_saas_midmarket: 'B2B SaaS sold to mid-market',
  b2b_saas_enterprise: 'B2B SaaS sold to enterprise',
  vertical_saas: 'Vertical SaaS',
  devtools_infra: 'Developer tools and infrastructure',
  ai_native_app: 'AI-native application',
  micro_saas_indie: 'Micro-SaaS, solo or bootstrapped',
  seed_funded_startup: 'Startup with a closed priced seed round',
  consumer_mobile_app: 'Consumer mobile app, ad or purchase funded',
  consumer_subscription: 'Consumer subscription',
  consumer_social: 'Social network or community app',
  marketplace_b2c: 'Consumer marketplace',
  marketplace_b2b: 'Business marketplace',
  ecommerce_dtc: 'Direct-to-consumer commerce',
  fintech: 'Fintech',
  healthtech_digital: 'Digital health',
  medtech_device: 'Medical device',
  biotech_therapeutics: 'Therapeutics',
  hardware_consumer: 'Consumer hardware',
  deeptech_industrial: 'Industrial, climate and deep technology',
  indie_game: 'Independent game',
  local_services: 'Local or bricks-and-mortar business',
  productized_service: 'Productised service or agency',
  edtech: 'Education technology',
} as const

const labels = Object.entries(CATEGORIES).map(([id, label]) => `\`${id}\` ${label}`)

/** The field that takes a class. */
export const CategoryField = z
  .string()
  // why not the enum: an unknown class has a separate problem, which lists the classes
  .describe(`Reference class that anchors the prior: ${labels.join('; ')}.`)
  .meta({ enum: Object.keys(CATEGORIES), examples: ['b2b_saas_smb'] })
