import type { Endpoint } from '#contract/endpoint.ts'
import * as accounts from '#contract/accounts.ts'
import * as bookEdits from '#contract/book-edits.ts'
import * as billing from '#contract/billing.ts'
import * as community from '#contract/community.ts'
import * as exports_ from '#contract/exports.ts'
import * as generation from '#contract/generation.ts'
import * as lessonPlan from '#contract/lesson-plan.ts'
import * as library from '#contract/library.ts'
import * as narration from '#contract/narration.ts'
import * as pictures from '#contract/pictures.ts'
import * as sermons from '#contract/sermons.ts'
import * as support from '#contract/support.ts'

/** The endpoint table: the server's routes, the 401 walk of the tests and /api/openapi.json are all made from it. */
export const calls = {
  login: accounts.login,
  register: accounts.register,
  logout: accounts.logout,
  me: accounts.me,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  saveProfile: accounts.saveProfile,
  changePassword: accounts.changePassword,
  saveNotifications: accounts.saveNotifications,
  saveAppearance: accounts.saveAppearance,
  exportAccount: accounts.exportAccount,
  deleteAccount: accounts.deleteAccount,
  readSubscription: billing.readSubscription,
  createCheckout: billing.createCheckout,
  confirmCheckout: billing.confirmCheckout,
  cancelSubscription: billing.cancelSubscription,
  reactivateSubscription: billing.reactivateSubscription,
  changePlan: billing.changePlan,
  openPortal: billing.openPortal,
  listInvoices: billing.listInvoices,
  buyGift: billing.buyGift,
  redeemGift: billing.redeemGift,
  redeemCode: billing.redeemCode,
  uploadPicture: accounts.uploadPicture,
  readPicture: accounts.readPicture,
  uploadSermon: sermons.uploadSermon,
  recentSermons: sermons.recentSermons,
  readSermon: sermons.readSermon,
  deleteSermon: sermons.deleteSermon,
  suggestMetadata: generation.suggestMetadata,
  generateContent: generation.generateContent,
  followGeneration: generation.followGeneration,
  regenerate: generation.regenerate,
  readLessonPlan: lessonPlan.readPlan,
  changeLessonPlan: lessonPlan.changePlan,
  readAiProvider: generation.readAiProvider,
  listBooks: library.listBooks,
  readBook: library.readBook,
  changeBook: bookEdits.changeBook,
  listRevisions: bookEdits.listRevisions,
  restoreRevision: bookEdits.restoreRevision,
  rewriteBook: bookEdits.rewriteBook,
  bookPdf: exports_.bookPdf,
  bookDocx: exports_.bookDocx,
  bookPptx: exports_.bookPptx,
  bookEpub: exports_.bookEpub,
  bookTxt: exports_.bookTxt,
  sermonPack: exports_.sermonPack,
  roomPrint: exports_.roomPrint,
  generateAudio: narration.generateAudio,
  generateBookAudio: narration.generateBookAudio,
  readBookAudio: narration.readBookAudio,
  readAudio: narration.readAudio,
  listPictures: pictures.listPictures,
  readBookPicture: pictures.readPicture,
  generateImages: pictures.generateImages,
  readCover: pictures.readCover,
  listScenes: pictures.listScenes,
  readScene: pictures.readScene,
  contact: support.contact,
  readInstallation: support.readInstallation,
  listCommunity: community.listCommunity,
  countCommunity: community.countCommunity,
  listShared: community.listShared,
  readShared: community.readShared,
  shareBook: community.shareBook,
  unshare: community.unshare,
  likePost: community.likePost,
  reportPost: community.reportPost,
} as const satisfies Record<string, Endpoint>
