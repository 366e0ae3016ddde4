// The public interface of this module; other modules import only from here, from its events and from its tables.

export { type Account, insertAccount } from './accounts/account-store.ts'
export { addressOf } from './accounts/address-of.ts'
export { blockAccount, isBlockedAccount, refuseBlocked, unblockAccount } from './accounts/block-account.ts'
export { changeProfile } from './accounts/change-profile.ts'
export { confirmPassword, lockConfirmedPassword } from './accounts/confirm-password.ts'
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts/demonstration.ts'
export { eircodeOf } from './accounts/eircode-of.ts'
export { encodePicture, type PictureFormat } from './accounts/encode-picture.ts'
export { nameOf } from './accounts/name-of.ts'
export { newPasswordProblem, refuseWeakPassword } from './accounts/new-password.ts'
export { createSecret, createSessionToken, digestOf } from './accounts/opaque-token.ts'
export { presentPerson } from './accounts/present-person.ts'
export { register } from './accounts/register.ts'
export { pageUrl } from './accounts/site-page.ts'
export { cleanAbout, cleanLine, cleanName, phoneNumber } from './accounts/typed-fields.ts'
export {
  deleteErasure,
  findDueErasures,
  findErasure,
  insertErasure,
  lockAccount,
  lockErasure,
  markErased,
} from './closing/closing-store.ts'
export { eraseAccountRow } from './closing/erase-account.ts'
export { openSession } from './login/open-session.ts'
export { closingCondition, isClosing } from './closing/is-closing.ts'
export { recordedName } from './closing/recorded-name.ts'
export { attachPhotos, readAttachedPhotos } from './photos/attach-photos.ts'
export { addClientPhoto, removeClientPhoto } from './photos/client-photos.ts'
export { exportedPhotos } from './photos/exported-photos.ts'
export { hideAttachedPhotos, showAttachedPhotosAgain } from './photos/hide-attached-photos.ts'
export { removeAttachedPhotos } from './photos/remove-attached-photos.ts'
export { type KeptPhoto, keepPhoto } from './photos/keep-photo.ts'
export { openAttachedPhoto } from './photos/open-attached-photo.ts'
export { presentAttachedPhoto } from './photos/present.ts'
export { renderReviewPhotos, setReviewPhotos, withdrawReviewPhotos } from './photos/review-photos.ts'
export type { AttachedPhotoRow } from './photos/store.ts'
export { removeUploadOf, uploadPhotoOf } from './photos/upload-photo.ts'
export { requireCode } from './second-factor/require-code.ts'
export { createAuthenticate, createFindOpenSessions } from './sessions/authenticate.ts'
export { endAllSessions } from './sessions/end-all-sessions.ts'
export { endOtherSessions } from './sessions/end-other-sessions.ts'
export { lockSession } from './sessions/session-store.ts'
export { admitMember } from './team/admit-member.ts'
export { revokeMembership } from './team/revoke-membership.ts'
export {
  findMemberByEmail,
  hasMember,
  insertMember,
  listMembers,
  lockMember,
  lockOwners,
  type MemberRow,
  setRole,
} from './team/member-store.ts'
export { isExpired } from './sessions/session-lifetime.ts'
