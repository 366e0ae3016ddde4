import bell from './assets/pictures/bell.webp'
import briefcase from './assets/pictures/briefcase.webp'
import calendar from './assets/pictures/calendar.webp'
import envelope from './assets/pictures/envelope.webp'
import handshake from './assets/pictures/handshake.webp'
import house from './assets/pictures/house.webp'
import key from './assets/pictures/key.webp'
import lightning from './assets/pictures/lightning.webp'
import lockWithKey from './assets/pictures/lock-with-key.webp'
import lock from './assets/pictures/lock.webp'
import magnifier from './assets/pictures/magnifier.webp'
import mailbox from './assets/pictures/mailbox.webp'
import partyPopper from './assets/pictures/party-popper.webp'
import plug from './assets/pictures/plug.webp'
import raisedHand from './assets/pictures/raised-hand.webp'
import speechBubble from './assets/pictures/speech-bubble.webp'
import telephone from './assets/pictures/telephone.webp'
import torch from './assets/pictures/torch.webp'
import wavingHand from './assets/pictures/waving-hand.webp'

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
