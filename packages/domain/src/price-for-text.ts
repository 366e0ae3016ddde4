/** Returns the words beside a vendor's lowest price: what it is for, and whether a travel fee is added (A2). */
export const priceForText = ({
  priceFor,
  plusTravel,
}: {
  priceFor: string
  plusTravel?: true | undefined
}): string => (plusTravel ? `${priceFor}, plus travel` : priceFor)
