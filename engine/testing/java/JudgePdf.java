import java.io.FileInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.Security;
import java.security.cert.CertPathBuilder;
import java.security.cert.PKIXRevocationChecker;
import java.security.cert.X509CRL;
import java.security.cert.CertStore;
import java.security.cert.CertificateFactory;
import java.security.cert.CollectionCertStoreParameters;
import java.security.cert.PKIXBuilderParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509CertSelector;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.interactive.digitalsignature.PDSignature;
import org.bouncycastle.asn1.cms.AttributeTable;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.cert.X509CertificateHolder;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cms.CMSProcessableByteArray;
import org.bouncycastle.cms.CMSSignedData;
import org.bouncycastle.cms.SignerInformation;
import org.bouncycastle.cms.jcajce.JcaSimpleSignerInfoVerifierBuilder;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.bouncycastle.tsp.TimeStampToken;
import org.bouncycastle.util.Store;

/**
 * An independent judge: PDFBox reads the file, Bouncy Castle checks CMS, RFC 3161 tokens and chains to one root. Arguments: the root's
 * certificate, then files. Prints one line for each signature: file number, kind, verdict, reason, each parted by a tab. With the
 * property "at" (milliseconds, one a file, parted by commas) the path of the newest timestamp must hold then, every status known by
 * the lists in the file's store.
 */
public final class JudgePdf {
  private static X509Certificate root;
  private static List<Object> lists;

  public static void main(String[] arguments) throws Exception {
    Security.addProvider(new BouncyCastleProvider());
    try (FileInputStream input = new FileInputStream(arguments[0])) {
      root = (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(input);
    }
    for (int index = 1; index < arguments.length; index++) {
      byte[] file = Files.readAllBytes(Path.of(arguments[index]));
      try (PDDocument document = PDDocument.load(file)) {
        lists = readLists(document);
        List<PDSignature> signatures = document.getSignatureDictionaries();
        signatures.sort((a, b) -> Integer.compare(a.getByteRange()[2], b.getByteRange()[2]));
        for (PDSignature signature : signatures) judge(index - 1, file, signature, signature == signatures.get(signatures.size() - 1));
      } catch (Exception error) {
        say(index - 1, "file", error);
      }
    }
  }

  /** The revocation lists of the document security store. */
  private static List<Object> readLists(PDDocument document) throws Exception {
    List<Object> found = new ArrayList<>();
    COSBase store = document.getDocumentCatalog().getCOSObject().getDictionaryObject(COSName.getPDFName("DSS"));
    COSBase array = store == null ? null : ((COSDictionary) store).getDictionaryObject(COSName.getPDFName("CRLs"));
    for (int i = 0; array != null && i < ((COSArray) array).size(); i++) {
      try (InputStream input = ((COSStream) ((COSArray) array).getObject(i)).createInputStream()) {
        found.add((X509CRL) CertificateFactory.getInstance("X.509").generateCRL(input));
      }
    }
    return found;
  }

  private static void judge(int index, byte[] file, PDSignature signature, boolean isNewest) {
    boolean isTimestamp = "ETSI.RFC3161".equals(signature.getSubFilter());
    String kind = isTimestamp ? "timestamp" : "signature";
    try {
      byte[] message = signature.getContents(file);
      byte[] covered = signature.getSignedContent(file);
      checkGap(file, signature.getByteRange());
      if (isTimestamp) {
        TimeStampToken token = new TimeStampToken(new CMSSignedData(message));
        checkToken(token, covered);
        if (isNewest && System.getProperty("at") != null) checkStatus(token, new Date(Long.parseLong(System.getProperty("at").split(",")[index])));
      }
      else checkSignature(new CMSSignedData(new CMSProcessableByteArray(covered), message));
      System.out.println(index + "\t" + kind + "\tvalid\t");
    } catch (Exception error) {
      say(index, kind, error);
    }
  }

  private static void say(int index, String kind, Exception error) {
    System.out.println(index + "\t" + kind + "\tinvalid\t" + String.valueOf(error.getMessage()).replaceAll("\\s+", " "));
  }

  private static void checkGap(byte[] file, int[] range) {
    boolean isToken = range[0] == 0 && file[range[1]] == '<' && file[range[2] - 1] == '>';
    for (int i = range[1] + 1; isToken && i < range[2] - 1; i++) isToken = Character.digit(file[i], 16) >= 0;
    if (!isToken) throw new IllegalStateException("the gap is not the signature value");
  }

  private static void checkSignature(CMSSignedData data) throws Exception {
    if (data.getSignerInfos().size() != 1) throw new IllegalStateException("not one signer");
    SignerInformation signer = data.getSignerInfos().getSigners().iterator().next();
    X509CertificateHolder holder = (X509CertificateHolder) data.getCertificates().getMatches(signer.getSID()).iterator().next();
    boolean isValid = signer.verify(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(holder));
    if (!isValid) throw new IllegalStateException("the signature does not hold");
    AttributeTable unsigned = signer.getUnsignedAttributes();
    Date at = new Date();
    if (unsigned != null && unsigned.get(PKCSObjectIdentifiers.id_aa_signatureTimeStampToken) != null) {
      byte[] token = unsigned.get(PKCSObjectIdentifiers.id_aa_signatureTimeStampToken).getAttrValues().getObjectAt(0)
          .toASN1Primitive().getEncoded();
      at = checkToken(new TimeStampToken(new CMSSignedData(token)), signer.getSignature());
    }
    checkPath(holder, data.getCertificates(), at);
  }

  private static Date checkToken(TimeStampToken token, byte[] covered) throws Exception {
    X509CertificateHolder holder = (X509CertificateHolder) token.getCertificates().getMatches(token.getSID()).iterator().next();
    token.validate(new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(holder));
    String algorithm = token.getTimeStampInfo().getMessageImprintAlgOID().getId();
    byte[] digest = MessageDigest.getInstance(algorithm, "BC").digest(covered);
    if (!Arrays.equals(digest, token.getTimeStampInfo().getMessageImprintDigest())) throw new IllegalStateException("another imprint");
    checkPath(holder, token.getCertificates(), token.getTimeStampInfo().getGenTime());
    return token.getTimeStampInfo().getGenTime();
  }

  private static void checkStatus(TimeStampToken token, Date at) throws Exception {
    X509CertificateHolder holder = (X509CertificateHolder) token.getCertificates().getMatches(token.getSID()).iterator().next();
    build(holder, token.getCertificates(), at, true);
  }

  /** At the time of signing the status is not this judge's business. */
  private static void checkPath(X509CertificateHolder leaf, Store<X509CertificateHolder> store, Date at) throws Exception {
    build(leaf, store, at, false);
  }

  private static void build(X509CertificateHolder leaf, Store<X509CertificateHolder> store, Date at, boolean needsStatus)
      throws Exception {
    List<Object> certificates = new ArrayList<>();
    JcaX509CertificateConverter converter = new JcaX509CertificateConverter();
    for (X509CertificateHolder holder : store.getMatches(null)) certificates.add(converter.getCertificate(holder));
    X509CertSelector selector = new X509CertSelector();
    selector.setCertificate(converter.getCertificate(leaf));
    PKIXBuilderParameters parameters = new PKIXBuilderParameters(Set.of(new TrustAnchor(root, null)), selector);
    parameters.setRevocationEnabled(needsStatus);
    parameters.setDate(at);
    if (needsStatus) certificates.addAll(lists);
    parameters.addCertStore(CertStore.getInstance("Collection", new CollectionCertStoreParameters(certificates)));
    CertPathBuilder builder = CertPathBuilder.getInstance("PKIX");
    if (needsStatus) {
      PKIXRevocationChecker checker = (PKIXRevocationChecker) builder.getRevocationChecker();
      checker.setOptions(Set.of(PKIXRevocationChecker.Option.PREFER_CRLS, PKIXRevocationChecker.Option.NO_FALLBACK));
      parameters.addCertPathChecker(checker);
    }
    builder.build(parameters);
  }
}
