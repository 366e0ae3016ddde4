import type { Dac7MessageKind } from '@anseo/contract/dac7'
import { HOME_COUNTRY } from '@anseo/domain/countries'
import {
  type OperatorRecord,
  type PaidAccount,
  type QuarterFigures,
  type SellerIdentity,
  sellerName,
  type SellerRecord,
  type TaxAddress,
  type TaxNumber,
  wholeEuro,
  type YearFigures,
} from '@anseo/domain/dac7-record'
import { create } from 'xmlbuilder2'
import type { MessageRow, PlainDocument } from './message-store.ts'

// Elements and their order are those of the OECD's DPI XML schema 1.0; docs/legal/dac7.md names the source.

const INDICATIONS: Record<Dac7MessageKind, string> = { new: 'DPI401', corrections: 'DPI402', nil: 'DPI403' }
const BUSINESS_ADDRESS = 'OECD304'
const ANY_ADDRESS = 'OECD301'

/** Writes a message as XML: the operator first, then each seller. Amounts are in whole euro, as the schema asks. */
export function writeMessageXml(message: MessageRow, documents: readonly PlainDocument[]): string {
  const [operator, ...sellers] = documents
  const root = {
    'dpi:DPI_OECD': {
      '@xmlns:dpi': 'urn:oecd:ties:dpi:v1',
      '@xmlns:stf': 'urn:oecd:ties:dpistf:v1',
      '@version': '1.0',
      'dpi:MessageSpec': headerOf(message, operator!.record as OperatorRecord),
      'dpi:DPIBody': {
        'dpi:PlatformOperator': {
          ...operatorOf(operator!.record as OperatorRecord),
          'dpi:DocSpec': docSpec(operator!),
        },
        ...(sellers.length > 0 && {
          'dpi:ReportableSeller': sellers.map((seller) => ({
            ...sellerOf(seller.record as SellerRecord),
            'dpi:DocSpec': docSpec(seller),
          })),
        }),
      },
    },
  }
  const document = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, root)
  return `${document.end({ prettyPrint: true })}\n`
}

const headerOf = ({ messageRefId, kind, year, createdAt }: MessageRow, { tin }: OperatorRecord) => ({
  'dpi:SendingEntityIN': tin.number,
  'dpi:TransmittingCountry': HOME_COUNTRY,
  'dpi:ReceivingCountry': HOME_COUNTRY,
  'dpi:MessageType': 'DAC7',
  'dpi:MessageRefId': messageRefId,
  'dpi:MessageTypeIndic': INDICATIONS[kind],
  'dpi:ReportingPeriod': `${year}-12-31`,
  'dpi:Timestamp': createdAt.toISOString().replace('Z', ''),
})

const docSpec = ({ indicator, docRefId, corrDocRefId }: PlainDocument) => ({
  'stf:DocTypeIndic': indicator,
  'stf:DocRefId': docRefId,
  ...(corrDocRefId !== null && { 'stf:CorrDocRefId': corrDocRefId }),
})

const operatorOf = ({ name, platformName, tin, vatNumber, address }: OperatorRecord) => ({
  'dpi:ResCountryCode': HOME_COUNTRY,
  'dpi:TIN': tinOf(tin),
  ...(vatNumber && { 'dpi:VAT': vatNumber }),
  'dpi:Name': name,
  'dpi:PlatformBusinessName': platformName,
  'dpi:Address': addressOf(address, BUSINESS_ADDRESS),
  'dpi:Nexus': 'RPONEX1',
  'dpi:AssumedReporting': 'false',
})

const sellerOf = ({ identity, figures }: SellerRecord) => ({
  'dpi:Identity': identity.kind === 'individual' ? individualOf(identity) : entityOf(identity),
  'dpi:RelevantActivities': { 'dpi:PersonalServices': servicesOf(figures) },
})

const individualOf = (identity: SellerIdentity) => ({
  'dpi:IndividualSeller': {
    'dpi:Standard': {
      'dpi:IndSellerID': {
        'dpi:ResCountryCode': [...identity.residences],
        'dpi:TIN': tinOf(identity.tin),
        ...(identity.vatNumber && { 'dpi:VAT': identity.vatNumber }),
        'dpi:Name': { 'dpi:FirstName': identity.firstName, 'dpi:LastName': identity.lastName },
        'dpi:Address': addressOf(identity.address, ANY_ADDRESS),
        'dpi:BirthInfo': birthOf(identity),
      },
      ...accountsOf(identity),
    },
  },
})

const birthOf = ({ birthDate, birthCity, birthCountry }: SellerIdentity) => ({
  'dpi:BirthDate': birthDate,
  ...(birthCity && {
    'dpi:BirthPlace': { 'dpi:City': birthCity, 'dpi:CountryInfo': { 'dpi:CountryCode': birthCountry } },
  }),
})

const entityOf = (identity: SellerIdentity) => ({
  'dpi:EntitySeller': {
    'dpi:Standard': {
      'dpi:EntSellerID': {
        'dpi:ResCountryCode': [...identity.residences],
        'dpi:TIN': tinOf(identity.tin),
        'dpi:IN': {
          '@issuedBy': identity.address.country,
          '@INType': 'BRN',
          '#': identity.registrationNumber,
        },
        ...(identity.vatNumber && { 'dpi:VAT': identity.vatNumber }),
        'dpi:Name': identity.legalName,
        'dpi:Address': addressOf(identity.address, BUSINESS_ADDRESS),
      },
      ...accountsOf(identity),
    },
  },
})

const tinOf = (tin: TaxNumber | null) =>
  tin ? { '@issuedBy': tin.country, '#': tin.number } : { '@unknown': 'true' }

const addressOf = ({ street, line2, city, postcode, country }: TaxAddress, kind: string) => ({
  '@legalAddressType': kind,
  'dpi:CountryCode': country,
  'dpi:AddressFix': {
    'dpi:Street': street,
    ...(line2 && { 'dpi:DistrictName': line2 }),
    ...(postcode && { 'dpi:PostCode': postcode }),
    'dpi:City': city,
  },
})

const accountsOf = (identity: SellerIdentity) =>
  identity.accounts.length > 0 && {
    'dpi:FinancialIdentifier': identity.accounts.map(({ kind, identifier }: PaidAccount) => ({
      'dpi:Identifier': { '@AccountNumberType': kind, '#': identifier },
      'dpi:AccountHolderName': sellerName(identity),
    })),
  }

const servicesOf = (figures: YearFigures) => ({
  'dpi:Consideration': quartersOf(
    figures,
    'Cons',
    euro(({ considerationCents }) => considerationCents),
  ),
  'dpi:NumberOfActivities': quartersOf(figures, 'Numb', ({ activities }) => activities),
  'dpi:Fees': quartersOf(
    figures,
    'Fees',
    euro(({ feeCents }) => feeCents),
  ),
  'dpi:Taxes': quartersOf(
    figures,
    'Tax',
    euro(() => 0),
  ),
})

const euro = (centsOf: (quarter: QuarterFigures) => number) => (quarter: QuarterFigures) => ({
  '@currCode': 'EUR',
  '#': wholeEuro(centsOf(quarter)),
})

const quartersOf = (figures: YearFigures, name: string, valueOf: (quarter: QuarterFigures) => unknown) =>
  Object.fromEntries(figures.map((quarter, index) => [`dpi:${name}Q${index + 1}`, valueOf(quarter)]))
