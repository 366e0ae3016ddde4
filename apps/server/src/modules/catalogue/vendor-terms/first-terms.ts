import type { Config } from '../../../platform/config/config.ts'

/**
 * Returns the terms for vendors that come with the product. They are a draft for the operator's counsel: each section
 * names what Regulation (EU) 2019/1150 asks for.
 */
export const firstTermsText = ({ name, address, email }: Config['brand']): string => `## 1. The contract
These terms are an agreement between you, who offer services to consumers here, and ${name}, ${address}. Irish law governs it. You accept it when you apply. What clients agree to is in the terms of service for clients.

${name} runs the marketplace: it shows your offer, takes bookings and payments for you and passes the money on. The contract for the service is between you and your client. You are responsible for it, and for your taxes, insurance and permits.

## 2. Your account and your offer
Give correct details and keep them so. We check every application by its documents before you are listed. You set your prices, hours, area and cancellation policy yourself within the choices that the site offers.

What you write and the photos you upload stay yours. You allow us to show them on this site, and to adapt their size, for as long as you have an account. We claim no other right to your intellectual property.

## 3. Bookings, fees and payouts
A booking binds you once you confirm it, or as it is made if you take instant bookings. The fees for each booking are shown to you before you confirm; they are frozen when it is made. You are paid every Monday for what was completed, through our payment provider. If you cancel, the client gets everything back.

For some services the law gives consumers a right to withdraw within 14 days of booking, until the service begins. Where that applies to your speciality, a client who withdraws gets everything back, also after your own cancellation time, and you earn nothing from that booking. Clients ask expressly that you begin within these 14 days.

## 4. Ranking
The page “How vendors are ranked” names the main parameters that decide the order of vendors, and their weight. No one can pay for a place. Fees have no influence on it.

## 5. Equal treatment
We offer no services to clients that compete with yours, neither ourselves nor through businesses that we control, and treat all vendors alike. We sell nothing in addition to your services.

## 6. Other channels
You are free to offer your services elsewhere, and at other prices and conditions. Nothing here restricts that.

## 7. Data
You have access to the bookings, messages, reviews, earnings and client contacts of your account, on this site and as a download, while you have the account. A client's phone number and address are shown to you from the confirmation until 30 days after the appointment. We have access to all data of the marketplace, to run it; within ${name} only people who need them see them. We give third parties no data about your business except processors who work for us, your payment provider, and authorities where the law requires it. You have no access to data of other vendors.

## 8. Restriction, suspension and end by us
We may remove content, restrict or suspend your account, or end this contract, if you break these terms or the law, if a required document is missing or has ended, or if clients or the marketplace would otherwise come to harm. We tell you the specific reasons with the facts and the ground, by email, before or when it takes effect. If we end the contract as a whole, we tell you at least 30 days before, unless the law or a repeated breach requires us to act at once. You can complain, and if the reasons were wrong, we restore your account and its data without delay.

## 9. Complaints
If you disagree with a decision or have any other problem with us, write to ${email}. A person looks at it, and answers you by name and in plain words within a reasonable time. It costs nothing. Courts stay open to you, and we will consider in good faith any mediation that you suggest.

## 10. Changes
We announce changes to these terms by email at least 15 days before they take effect, with what changes; longer if you need technical changes for them. You can end the contract without cost before that day, by closing your account in your profile. Bookings made before keep the terms under which they were made.

## 11. End by you
You can close your account at any time. Appointments that are confirmed still have to be kept or cancelled. What you earned is paid out. Afterwards you can download your data until the account is deleted; we keep records of payments for as long as the law requires, and reviews and messages without your name. You have no further access then.
`
