import bell from './assets/pictures/bell.webp?no-inline'
import briefcase from './assets/pictures/briefcase.webp?no-inline'
import calendar from './assets/pictures/calendar.webp?no-inline'
import envelope from './assets/pictures/envelope.webp?no-inline'
import handshake from './assets/pictures/handshake.webp?no-inline'
import house from './assets/pictures/house.webp?no-inline'
import key from './assets/pictures/key.webp?no-inline'
import lightning from './assets/pictures/lightning.webp?no-inline'
import lockWithKey from './assets/pictures/lock-with-key.webp?no-inline'
import lock from './assets/pictures/lock.webp?no-inline'
import magnifier from './assets/pictures/magnifier.webp?no-inline'
import mailbox from './assets/pictures/mailbox.webp?no-inline'
import partyPopper from './assets/pictures/party-popper.webp?no-inline'
import plug from './assets/pictures/plug.webp?no-inline'
import raisedHand from './assets/pictures/raised-hand.webp?no-inline'
import speechBubble from './assets/pictures/speech-bubble.webp?no-inline'
import telephone from './assets/pictures/telephone.webp?no-inline'
import torch from './assets/pictures/torch.webp?no-inline'
import wavingHand from './assets/pictures/waving-hand.webp?no-inline'

/** Addresses of the object pictures that stand in doors. */
export const pictures = {
  bell,
  briefcase,
  calendar,
  envelope,
  handshake,
  house,
  key,
  lightning,
  lock,
  lockWithKey,
  magnifier,
  mailbox,
  partyPopper,
  plug,
  raisedHand,
  speechBubble,
  telephone,
  torch,
  wavingHand,
}
